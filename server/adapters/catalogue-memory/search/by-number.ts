import { numberKey } from '../number-key.ts';
import type { Snapshot } from '../snapshot.ts';

/** Documents whose article number or ean is the text, whatever its spaces and hyphens; else those whose number ends so. */
export function docsByNumber(snapshot: Snapshot, text: string): ReadonlySet<number> {
  const { byEan, byArticleNo, variants } = snapshot;
  const number = numberKey(text);
  const docs = new Set<number>(byArticleNo.findAll(number));
  const variant = byEan.find(number);
  if (variant !== -1) docs.add(variants.doc[variant] ?? 0);
  return docs;
}
