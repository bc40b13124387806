import { useLayoutEffect } from 'react';
import { addToHead, setPageTitle } from '#ui/browser/document-head.ts';
import { collectElement, type HeadElement } from './collected-head.ts';

/*
 * What a screen says of itself to search engines, sharing and the tab, written where the screen is. React hoists such elements into
 * the head by itself; Preact, which the build puts in its place, does not.
 */

export function Title({ children }: { readonly children: string }) {
  collectElement({ name: 'title', attributes: {}, text: children });
  useLayoutEffect(() => setPageTitle(children), [children]);
  return null;
}

type MetaProps = { readonly content: string } & ({ readonly name: string } | { readonly property: string });

export function Meta(props: MetaProps) {
  useHeadElement({ name: 'meta', attributes: props });
  return null;
}

type LinkProps =
  | { readonly rel: string; readonly href: string }
  | { readonly rel: string; readonly href: string; readonly type: string; readonly title: string };

export function HeadLink(props: LinkProps) {
  useHeadElement({ name: 'link', attributes: props });
  return null;
}

function useHeadElement({ name, attributes }: HeadElement): void {
  collectElement({ name, attributes });
  const written = JSON.stringify(attributes);
  useLayoutEffect(() => addToHead(name, JSON.parse(written)), [name, written]);
}
