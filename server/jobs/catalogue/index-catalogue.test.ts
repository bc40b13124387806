import { expect, test } from 'vitest';
import type { CatalogueState, NotedChanges } from '../../ports/catalogue/catalogue-changes.ts';
import type { CatalogueChange } from '../../ports/catalogue/catalogue-index.ts';
import { CatalogueIndexing, type IndexingParts } from './index-catalogue.ts';

const noRows = {} as Awaited<ReturnType<IndexingParts['loadCatalogue']>>;

/** An indexer over parts that write down what is done with them. */
function indexing(noted: Partial<NotedChanges> = {}, options: { rebuild?: () => Promise<void> } = {}) {
  const said: { change: CatalogueChange | null; state: CatalogueState }[] = [];
  const view = { version: 1, edition: 1, size: 7, needsRebuild: false, next: null as number | null };
  const clock = { now: 1_000 };
  const tell = async (change: CatalogueChange | null, state: CatalogueState) => void said.push({ change, state });
  const parts: IndexingParts = {
    writer: {
      get version() {
        return view.version;
      },
      get edition() {
        return view.edition;
      },
      get size() {
        return view.size;
      },
      get needsRebuild() {
        return view.needsRebuild;
      },
      nextChangeAt: () => view.next,
      update: async (ids: readonly number[]) => ({
        articleIds: ids.slice(0, 1),
        lists: ['GenderID:1'],
        stockAlone: false,
      }),
      restock: async (ids: readonly number[]) => ({ articleIds: ids, lists: ['MainGroupID:2'], stockAlone: true }),
      advance: async () => {
        view.next = null;
        return { articleIds: [9], lists: [], stockAlone: false };
      },
    } as unknown as IndexingParts['writer'],
    changes: {
      takeOver: () => Promise.reject(new Error('not here')),
      noted: async () => ({
        articleIds: [],
        placed: new Map(),
        countedIds: [],
        reference: false,
        all: false,
        since: null,
        more: false,
        done: tell,
        ...noted,
      }),
      publish: tell,
    },
    loadCatalogue: async () => noRows,
    loadStock: async () => new Map(),
    rebuild: options.rebuild ?? (async () => undefined),
    epoch: 4,
    before: { version: 100, edition: 10, size: 7, nextChangeAt: null },
    now: () => clock.now,
  };
  return { job: new CatalogueIndexing(parts), said, view, clock };
}

test('a catalogue that was built anew is told as such, once; its numbers go on from those before', async () => {
  const { job, said } = indexing();
  expect(await job.turn()).toBe('idle');
  expect(await job.turn()).toBe('idle');
  expect(said).toEqual([{ change: null, state: { version: 101, edition: 11, size: 7, nextChangeAt: null } }]);
});

test('articles that were asked about are told, whether or not the index differs', async () => {
  const { job, said, view } = indexing({ articleIds: [3, 5], since: 900, more: true });
  view.edition = 0;
  expect(await job.turn()).toBe('more');
  expect(said).toMatchObject([{ change: { articleIds: [3, 5], lists: ['GenderID:1'] }, state: { edition: 10 } }]);
});

test('articles in other places are restocked, beside those that are read whole', async () => {
  const { job, said, view } = indexing({ placed: new Map([[3, ['70001']]]), since: 900 });
  view.edition = 0;
  await job.turn();
  expect(said).toMatchObject([{ change: { articleIds: [3], lists: ['MainGroupID:2'], stockAlone: true } }]);
  const both = indexing({ articleIds: [5], placed: new Map([[3, ['70001']]]), since: 900 });
  both.view.edition = 0;
  await both.job.turn();
  const lists = ['GenderID:1', 'MainGroupID:2'];
  expect(both.said).toMatchObject([{ change: { articleIds: [5, 3], lists, stockAlone: false } }]);
});

test('other counts in the same places are told, and nothing is written', async () => {
  const { job, said, view } = indexing({ countedIds: [3, 5], since: 900 });
  view.edition = 0;
  expect(await job.turn()).toBe('done');
  expect(said).toMatchObject([{ change: { articleIds: [3, 5], lists: [], stockAlone: true } }]);
});

test('prices turn when their time has come, without anybody having changed anything', async () => {
  const { job, said, view, clock } = indexing();
  view.edition = 0;
  view.next = 2_000;
  await job.turn();
  expect(said).toEqual([]);
  clock.now = 2_000;
  await job.turn();
  expect(said).toMatchObject([{ change: { articleIds: [9] } }]);
});

test('a rebuild that fails ends the indexer', async () => {
  const { job } = indexing({ all: true, since: 1 }, { rebuild: () => Promise.reject(new Error('no cluster')) });
  await job.turn();
  await job.settled();
  await expect(job.turn()).rejects.toThrow('no cluster');
});
