import type { ComponentType, ReactElement } from 'react';

/** Gives an element whose markup is that of the part, rendered once for each name and props. */
type MarkupCache = (name: string, props: object, part: () => ReactElement, context: unknown) => ReactElement;

let cache: MarkupCache | null = null;

/** Called by whoever renders to markup; in a browser there is no such cache, and parts are drawn as any other. */
export function provideMarkupCache(given: MarkupCache): void {
  cache = given;
}

/**
 * A part of many pages, such as the card of an article, whose markup on the server follows from its props alone: rendering it
 * again would give the same text. What it is made of besides (the frame, the current path) must be among its props. No `useId`
 * inside it, as ids are counted through the page. What few pages have in common is told by `isShared`, and not cached.
 */
export function cachedMarkup<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  isShared: (props: Props) => boolean = () => true,
): ComponentType<Props> {
  // The second parameter is Preact's: the contexts around the part.
  return function CachedMarkup(props: Props, context?: unknown) {
    const part = () => <Part {...props} />;
    return cache === null || !isShared(props) ? part() : cache(name, props, part, context);
  };
}
