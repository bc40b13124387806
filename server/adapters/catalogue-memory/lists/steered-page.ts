import type { CatalogueQuery, Pin } from '../../../ports/catalogue/catalogue-index.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Bits, clearBit, hasBit, setBit } from '../structures/bit-set.ts';
import { DocSet } from '../structures/doc-set.ts';
import { rankedPage, type ScoredHits } from './page.ts';

/** A pinned article as a document, and where it is to stand. */
interface PlacedDoc {
  readonly doc: number;
  /** From 0. */
  readonly place: number;
}

/** The hits and the pinned articles, if these are visible and in stock. */
export function withPinned({ articles, availability }: Snapshot, hits: Bits, pins: readonly Pin[]): Bits {
  const bits = hits.slice();
  for (const { articleId } of pins) {
    const doc = articles.docById.find(articleId);
    if (doc !== -1 && hasBit(articles.visible, doc) && checked(availability[doc]) > 0) setBit(bits, doc);
  }
  return bits;
}

/** Hits by relevance, with pinned articles at their positions and buried ones last. All pages are parts of one and the same list. */
export function steeredPage(snapshot: Snapshot, set: DocSet, hits: ScoredHits, query: CatalogueQuery): Uint32Array {
  const { pins = [], buried = [], from, take } = query;
  const { docById } = snapshot.articles;
  const last = new Set(buried.map((id) => docById.find(id)));
  const placed = placesOf(snapshot, set, pins);
  if (placed.length === 0) return rankedPage(snapshot, set, hits, last, query);
  const others = set.bits.slice();
  for (const { doc } of placed) clearBit(others, doc);
  const end = Math.min(from + take, set.count);
  const before = placed.filter(({ place }) => place < from).length;
  const here = placed.filter(({ place }) => place >= from && place < end);
  const rest = rankedPage(snapshot, new DocSet(others), hits, last, {
    from: from - before,
    take: Math.max(0, end - from - here.length),
  });
  const page: number[] = [...rest];
  for (const { doc, place } of here) page.splice(place - from, 0, doc);
  return Uint32Array.from(page);
}

/** One article per position: where two want the same, the second moves down; none stands beyond the end of a short list. */
function placesOf({ articles, availability }: Snapshot, set: DocSet, pins: readonly Pin[]): PlacedDoc[] {
  const wanted = pins
    .map(({ articleId, position }) => ({ doc: articles.docById.find(articleId), place: position - 1 }))
    .filter(({ doc }) => doc !== -1 && hasBit(set.bits, doc) && checked(availability[doc]) > 0)
    .sort((a, b) => a.place - b.place);
  let next = 0;
  const down = wanted.map(({ doc, place }) => {
    const own = Math.max(place, next);
    next = own + 1;
    return { doc, place: own };
  });
  return down.map(({ doc, place }, at) => ({ doc, place: Math.min(place, set.count - down.length + at) }));
}
