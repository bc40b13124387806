import type { CatalogueQuery, Pin } from '../../../ports/catalogue/catalogue-index.ts';
import { type Clause, inStock } from '../clause.ts';
import type { Hit, SearchAnswer } from '../connection/search-answer.ts';

export function isSteered({ pins = [], buried = [] }: CatalogueQuery): boolean {
  return pins.length > 0 || buried.length > 0;
}

/** Pinned articles become hits, if they are in stock. */
export function pinsAsHits(matching: Clause, { pins = [] }: CatalogueQuery): Clause {
  if (pins.length === 0) return matching;
  const found = { constant_score: { filter: pinned(pins), boost: 0 } };
  return { bool: { should: [matching, found], minimum_should_match: 1 } };
}

/** The searches a steered page is put together from: pinned hits, buried ones, and the part of the others around the page. */
export interface SteeredPage {
  readonly parts: readonly { readonly only: Clause[]; readonly not: Clause[]; readonly page: Clause }[];
  read(answers: readonly SearchAnswer[], total: number): readonly Hit[];
}

export function steeredPage({ pins = [], buried = [], from, take }: CatalogueQuery): SteeredPage {
  const placed = pinned(pins);
  const behind: Clause = { terms: { id: buried } };
  // How many pins stand before the page is not known yet: at most all of them.
  const start = Math.max(0, from - pins.length);
  return {
    parts: [
      { only: [placed], not: [], page: { from: 0, size: pins.length } },
      {
        only: [behind],
        not: [placed],
        page: {
          from: 0,
          size: buried.length,
          sort: [{ qtyRank: 'asc' }, { nameRank: 'asc' }, { id: 'asc' }],
          track_scores: true,
        },
      },
      { only: [], not: [placed, behind], page: { from: start, size: from - start + take } },
    ],
    read: ([pinHits, buriedHits, otherHits], total) => {
      const all = placesOf(pins, pinHits?.hits.hits ?? [], total);
      const before = all.filter(({ place }) => place < from).length;
      const page = all.filter(({ place }) => place >= from && place < from + take);
      const last = buriedHits?.hits.hits ?? [];
      const others = total - all.length - last.length;
      const restFrom = from - before;
      const room = Math.max(0, Math.min(from + take, total) - from - page.length);
      const rest = [
        ...(otherHits?.hits.hits ?? []).slice(restFrom - start),
        ...last.slice(Math.max(0, restFrom - others)),
      ].slice(0, room);
      for (const { hit, place } of page) rest.splice(place - from, 0, hit);
      return rest;
    },
  };
}

function pinned(pins: readonly Pin[]): Clause {
  const ids = pins.map(({ articleId }) => articleId);
  return { bool: { filter: [{ terms: { id: ids } }, inStock] } };
}

/** One article per position: where two want the same, the second moves down; none stands beyond the end of a short list. */
function placesOf(pins: readonly Pin[], hits: readonly Hit[], total: number): { hit: Hit; place: number }[] {
  const byId = new Map(hits.map((hit) => [Number(hit._id), hit]));
  const wanted = pins
    .flatMap(({ articleId, position }) => {
      const hit = byId.get(articleId);
      return hit ? [{ hit, place: position - 1 }] : [];
    })
    .sort((a, b) => a.place - b.place);
  let next = 0;
  const down = wanted.map(({ hit, place }) => {
    const own = Math.max(place, next);
    next = own + 1;
    return { hit, place: own };
  });
  return down.map(({ hit, place }, at) => ({ hit, place: Math.min(place, total - down.length + at) }));
}
