import { Fragment } from 'preact';

interface Element {
  readonly type: unknown;
  readonly props: object;
}

/**
 * Texts beside each other become one, as they are in the page that the server sent: hydrating them apart would cut the page's text in
 * pieces and lay out anew all that has such a text. What was joined to the text before it leaves its place empty, so that what follows keeps its own.
 */
export function joinTexts({ type, props }: Element): void {
  if (typeof type !== 'string' && type !== Fragment) return;
  const { children } = props as { children?: unknown };
  if (!Array.isArray(children)) return;
  let joined: unknown[] | null = null;
  let first = -1;
  for (const [at, child] of children.entries()) {
    if (child === null || child === undefined || typeof child === 'boolean') continue;
    if (typeof child !== 'string' && typeof child !== 'number') first = -1;
    else if (first < 0) first = at;
    else {
      joined ??= [...children]; // the list may be another element's too
      joined[first] = `${joined[first]}${child}`;
      joined[at] = null;
    }
  }
  if (joined !== null) Object.assign(props, { children: joined });
}
