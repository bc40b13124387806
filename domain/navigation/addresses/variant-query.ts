import { slugify } from '../../text/slugify.ts';

export interface NamedVariant {
  readonly color: string | null | undefined;
  readonly size: string | null | undefined;
}

/** The part of an article's address that says which one: '?farge=bla&storrelse=m'; '' when nothing is said. */
export function variantQuery({ color, size }: NamedVariant): string {
  const said = [
    ['farge', color],
    ['storrelse', size],
  ].flatMap(([key, name]) => (name ? [`${key}=${encodeURIComponent(slugify(name))}`] : []));
  return said.length === 0 ? '' : `?${said.join('&')}`;
}
