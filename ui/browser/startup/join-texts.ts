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
  if (!Array.isArray(children) || !children.some(followsText)) return;
  const joined: unknown[] = [...children]; // the list may be another element's too
  let first = -1;
  for (const [at, child] of joined.entries()) {
    if (isNothing(child)) continue;
    if (!isText(child)) first = -1;
    else if (first < 0) first = at;
    else {
      joined[first] = `${joined[first]}${child}`;
      joined[at] = null;
    }
  }
  Object.assign(props, { children: joined });
}

function followsText(child: unknown, at: number, children: readonly unknown[]): boolean {
  return at > 0 && isText(child) && !isElement(children[at - 1]);
}

function isText(child: unknown): boolean {
  return typeof child === 'string' || typeof child === 'number';
}

function isNothing(child: unknown): boolean {
  return child === null || child === undefined || typeof child === 'boolean';
}

function isElement(child: unknown): boolean {
  return !isText(child) && !isNothing(child);
}
