import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  CatalogueChange,
  CatalogueIndex,
  CatalogueQuery,
  FacetField,
  ListOf,
  SortKey,
} from '#server/ports/catalogue/catalogue-index.ts';
import type { CatalogueRows } from '#server/ports/catalogue/catalogue-rows.ts';
import { type Edit, edits, only } from './catalogue-edits.ts';
import { sampleCatalogue, sampleNow, sampleReference } from './catalogue-sample.ts';
import { facetFields } from './model.conformance.ts';

/** Article by article: an index that followed changes answers as one built anew, and says which answers they touched. */
export function updatesAsBuiltAnew(makeIndex: () => CatalogueIndex, runs = 20): void {
  describe('updates of some articles', () => {
    test('after any changes everything is as if built anew', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 4 }), async (asked) => {
          const index = makeIndex();
          let rows = sampleCatalogue();
          await index.replace(async () => rows, sampleNow);
          let now = sampleNow;
          for (const { edits, hours } of asked) {
            now += hours * 3_600_000;
            rows = edits.reduce((before, { id, edit }) => edit(before, id), rows);
            const ids = edits.map(({ id }) => id);
            const given = only(rows, ids);
            const before = await answersOf(index);
            const { edition } = index;
            const change = await index.update(ids, async () => given, now);
            if (index.edition === edition) touchesWhatDiffers(change, before, await answersOf(index));
          }
          const anew = makeIndex();
          await anew.replace(async () => rows, now);
          expect(await everything(index, 20)).toEqual(await everything(anew, 20));
        }),
        { numRuns: runs },
      );
    });

    test('an article that did not change touches nothing', async () => {
      const index = makeIndex();
      const rows = sampleCatalogue();
      await index.replace(async () => rows, sampleNow);
      const { version, edition } = index;
      const change = await index.update([1, 7], async () => only(rows, [1, 7]), sampleNow);
      expect(change).toEqual({ articleIds: [], lists: [], stockAlone: false });
      expect([index.version, index.edition]).toEqual([version, edition]);
    });

    test('updates while everything is read again are in it, and so is stock that was sold while an update was read', async () => {
      const index = makeIndex();
      const rows = sampleCatalogue();
      await index.replace(async () => rows, sampleNow);
      let giveAll: (all: CatalogueRows) => void = () => undefined;
      const replaced = index.replace(() => new Promise((resolve) => (giveAll = resolve)), sampleNow);
      const dearer = edits.price(rows, 7);
      let giveSome: (some: CatalogueRows) => void = () => undefined;
      const updated = index.update([7], () => new Promise((resolve) => (giveSome = resolve)), sampleNow);
      await new Promise((resolve) => setImmediate(resolve));
      const [ean] = dearer.variants.filter(({ articleId }) => articleId === 7).map((variant) => variant.ean);
      await index.applyStock([{ ean: ean ?? '', shopId: 1, qty: 4 }]);
      giveSome(only(dearer, [7]));
      await updated;
      const price = (await index.article(7))?.grossPrice;
      expect(price).not.toBe(1299);
      expect(await index.stockOf(ean ?? '')).toEqual([
        { id: 1, qty: 4 },
        { id: 3, qty: 1 },
      ]);
      giveAll(rows);
      await replaced;
      expect((await index.article(7))?.grossPrice).toBe(price);
      expect(await index.piecesIn(7, [1], null)).toEqual([{ id: 1, qty: 4 }]);
    });

    test('many articles may come and go, one after the other', async () => {
      const index = makeIndex();
      let rows = sampleCatalogue();
      await index.replace(async () => rows, sampleNow);
      for (let id = 100; id < 190; id++) {
        rows = edits.renewed(rows, id);
        if (id % 3 === 0) rows = edits.gone(rows, id - 1);
        await index.update([id, id - 1], async () => only(rows, [id, id - 1]), sampleNow);
      }
      const anew = makeIndex();
      await anew.replace(async () => rows, sampleNow);
      expect(index.size).toBe(rows.articles.length);
      expect(await everything(index, 190)).toEqual(await everything(anew, 190));
    });
  });
}

const steps = fc.record({
  hours: fc.integer({ min: 0, max: 3 }),
  edits: fc.array(
    fc.record({
      id: fc.constantFrom(1, 2, 3, 5, 7, 8, 9, 12, 13),
      edit: fc.constantFrom(...(Object.values(edits) as Edit[])),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

const sortKeys: readonly SortKey[] = ['Name', 'GrossPrice', 'BestsellerQty', 'BestsellerTurnover'];
const texts =
  'dunjakke|jakke rød m|turbukse dame|kobberkjele|koberkjele|tskjorte|t-skjorte|soppfiber|ny lue|B 7|7000000000710|fjell|tursko';

/** Lists by the value they are of, so that it can be told which differ. */
const lists: readonly ListOf[] = [
  ...sampleReference.mainGroups.map(({ id }) => `MainGroupID:${id}` as const),
  ...sampleReference.groups2.map(({ id }) => `ArticleGroup2ID:${id}` as const),
  ...sampleReference.groups3.map(({ id }) => `ArticleGroup3ID:${id}` as const),
  ...sampleReference.genders.map(({ id }) => `GenderID:${id}` as const),
  ...sampleReference.productLines.map(({ id }) => `ProductLineID:${id}` as const),
  ...sampleReference.colorGroups.map(({ id }) => `ColorGroupID:${id}` as const),
  'CampaignID:7',
  'CampaignID:8',
];

async function answersOf(index: CatalogueIndex): Promise<Map<ListOf, unknown>> {
  const answers = await index.queries(
    lists.map((list) => {
      const [field, id] = list.split(':') as [FacetField, string];
      const scope = [{ field, op: 'eq', value: Number(id) } as const];
      return { scope, from: 0, take: 50, facets: facetFields, priceFacet: true, articles: () => true };
    }),
  );
  return new Map(lists.map((list, at) => [list, answers[at]]));
}

function touchesWhatDiffers(
  change: CatalogueChange,
  before: ReadonlyMap<ListOf, unknown>,
  after: ReadonlyMap<ListOf, unknown>,
): void {
  const differing = lists.filter((list) => JSON.stringify(before.get(list)) !== JSON.stringify(after.get(list)));
  expect(change.lists).toEqual(expect.arrayContaining(differing));
}

async function everything(index: CatalogueIndex, idsBelow: number): Promise<unknown> {
  const ask = (queries: readonly Partial<CatalogueQuery>[]) =>
    index.queries(queries.map((query) => ({ from: 0, take: 50, facets: facetFields, priceFacet: true, ...query })));
  const ids = Array.from({ length: idsBelow }, (_, at) => at);
  const slugs = [...ids.flatMap((id) => [`vare-${id}`, `ny-${id}`]), 'gammel-dunjakke'];
  const ofEach = <T, R>(all: readonly T[], read: (one: T) => Promise<R>) => Promise.all(all.map(read));
  return {
    size: index.size,
    nextChangeAt: index.nextChangeAt(),
    articles: await index.articles(ids),
    slugs: await ofEach(slugs, (slug) => index.bySlug(slug)),
    eans: await ofEach(ids, async (id) => [await index.byEan(`79${id}`), await index.stockOf(`79${id}`)]),
    sorted: (
      await ask(sortKeys.flatMap((by) => (['asc', 'desc'] as const).map((order) => ({ sort: { by, order } }))))
    ).map((answer) => answer.ids),
    lists: [...(await answersOf(index)).values()],
    filtered: await ask([
      {
        filters: [
          { field: 'SizeID', op: 'in', values: [2] },
          { field: 'AvailableShopID', op: 'in', values: [2] },
        ],
      },
      { filters: [{ field: 'GrossPrice', op: 'lte', value: 900 }] },
    ]),
    found: await ask(texts.split('|').flatMap((text) => [{ text }, { text: `${text} xyzzy` }])),
    suggested: await ofEach(['du', 'kob', 'ts', 'sop', 'ny l', 'tur'], (text) => index.suggest(text, 8)),
  };
}
