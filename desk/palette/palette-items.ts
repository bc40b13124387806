import type { PaletteHit } from '#contract/desk/palette/schemas.ts';

export interface PaletteItem {
  readonly key: string;
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
}

/** What fits what was typed: every word begins a word of the title. Nothing typed fits everything. */
export function fitting(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ title }) => {
    const known = title.toLowerCase().split(/[\s-]+/);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
}

export function hitItems(hits: readonly PaletteHit[], nameOf: (page: string) => string): PaletteItem[] {
  return hits.map(({ page, title, detail, to }) => ({ key: `${page} ${to}`, group: nameOf(page), title, detail, to }));
}
