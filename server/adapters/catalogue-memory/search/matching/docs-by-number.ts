import { numberKey, numberTail, tailLength } from '../../../catalogue-shared/number-key.ts';
import { checked } from '../../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../../snapshot.ts';

const onlyDigits = /^[\d\s-]+$/;

/** Documents whose article number or ean is the text, whatever its spaces and hyphens; else those whose number ends so. */
export function docsByNumber(snapshot: Snapshot, text: string): ReadonlySet<number> {
  const { byEan, byArticleNo, variants } = snapshot;
  const number = numberKey(text);
  const docs = new Set<number>(byArticleNo.findAll(number));
  const variant = byEan.find(number);
  if (variant !== -1) docs.add(checked(variants.doc[variant]));
  return docs.size > 0 || !onlyDigits.test(text) || number.length < tailLength ? docs : docsByTail(snapshot, number);
}

/** By the last digits, which may be all that can be read on a label. */
function docsByTail({ articles, variants, texts, byEanTail, byArticleTail }: Snapshot, number: string): Set<number> {
  const tail = numberTail(number);
  const docs = new Set<number>();
  for (const doc of byArticleTail.findAll(tail))
    if (numberKey(texts.text(checked(articles.articleNo[doc]))).endsWith(number)) docs.add(doc);
  for (const variant of byEanTail.findAll(tail))
    if (texts.text(checked(variants.ean[variant])).endsWith(number)) docs.add(checked(variants.doc[variant]));
  return docs;
}
