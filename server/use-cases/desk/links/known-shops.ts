import type { DeskParts } from '../desk-parts.ts';

/** The shops that a key or a webhook can be limited to. */
export function knownShops({ published }: Pick<DeskParts, 'published'>): { id: number; name: string }[] {
  return published.current.shops.map(({ id, name }) => ({ id: Number(id), name }));
}
