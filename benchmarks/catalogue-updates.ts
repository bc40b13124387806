import { CatalogueMemory } from '#server/adapters/catalogue-memory/catalogue-memory.ts';
import type { CatalogueRows } from '#server/ports/catalogue/catalogue-rows.ts';
import { noteFigure } from './figures.ts';
import { syntheticCatalogue } from './synthetic-catalogue.ts';

/**
 * How soon is a change of one article in lists, search, facets and on its page, and how long does it keep readers waiting?
 * Within the process, from the rows on: reading them from PostgreSQL comes on top. Times are the processor time of the
 * thread, so that a busy machine does not count; by the clock in brackets.
 */
const now = Date.UTC(2026, 0, 5);
const sizes = process.argv.slice(2).map(Number);
const limits = { update: 1000, stop: 50 };
let failed = false;
let present = '';

for (const size of sizes.length > 0 ? sizes : [20_000, 200_000]) {
  console.log(`\n${size.toLocaleString('nb-NO')} articles`);
  present = `, ${size} articles`;
  const { index, first, own, many, ofMany } = await prepared(size);
  await report('a new price', async (at) => {
    await index.update([first.id], async () => withArticle(own, { suggestedPrice: 100 + at }), now);
    return (await index.article(first.id))?.grossPrice === 100 + at;
  });
  await report('a new name with a word nobody used', async (at) => {
    const name = `Nyskapning kobberkjele${'abcdefghij'[at % 10]}`;
    await index.update([first.id], async () => withArticle(own, { name }), now);
    return (await index.query({ text: name, from: 0, take: 1 })).ids[0] === first.id;
  });
  await report('hidden or shown', async (at) => {
    const visibleOnWeb = at % 2 === 1;
    await index.update([first.id], async () => withArticle(own, { visibleOnWeb }), now);
    return (await index.bundle([first.id])).length === Number(visibleOnWeb);
  });
  await report('a new article', async (at) => {
    const id = size + 1 + at;
    await index.update([id], async () => withArticle(own, { id, slug: `ny-${id}`, articleNo: `N${id}` }), now);
    return (await index.bySlug(`ny-${id}`)) === id;
  });
  await report('200 new prices at once', async (at) => {
    await index.update(many, async () => withArticle(ofMany, { suggestedPrice: 100 + at }), now);
    return (await index.article(many[7] ?? 0))?.grossPrice === 100 + at;
  });
  await report('one piece sold', async (at) => {
    await index.applyStock([{ ean: '7000000000001', shopId: 1, qty: at % 2 }]);
    return true;
  });
}
process.exitCode = failed ? 1 : 0;

/** The rows of all articles are let go, as a shop lets them go: held, they would be most of what is cleared of garbage. */
async function prepared(size: number) {
  const rows = syntheticCatalogue(size, now);
  const index = new CatalogueMemory();
  await index.replace(async () => rows, now);
  const many = rows.articles.slice(0, 200).map(({ id }) => id);
  const [id = 0] = many;
  return { index, first: { id }, own: ofArticles(rows, [id]), many, ofMany: ofArticles(rows, many) };
}

/** The change is made 20 times, with a reader that asks again and again meanwhile. */
async function report(what: string, change: (at: number) => Promise<boolean>): Promise<void> {
  const taken: number[] = [];
  let longestStop = 0;
  let longestByClock = 0;
  for (let at = 0; at < 20; at++) {
    let since = processorTime();
    let running = true;
    const look = () => {
      longestStop = Math.max(longestStop, processorTime() - since);
      since = processorTime();
      if (running) setImmediate(look);
    };
    setImmediate(look);
    const [started, byClock] = [processorTime(), performance.now()];
    if (!(await change(at))) throw new Error(`${what}: not to be seen`);
    taken.push(processorTime() - started);
    longestByClock = Math.max(longestByClock, performance.now() - byClock);
    look();
    running = false;
  }
  taken.sort((a, b) => a - b);
  const worst = taken.at(-1) ?? 0;
  const over = worst > limits.update || longestStop > limits.stop;
  if (over) failed = true;
  noteFigure({ what: `${what}${present}, worst`, figure: worst, unit: 'ms', limit: limits.update, bound: 'most' });
  const stop = { figure: longestStop, limit: limits.stop };
  noteFigure({ what: `${what}${present}, longest stop`, unit: 'ms', bound: 'most', ...stop });
  console.log(
    `  ${what.padEnd(38)} p50 ${(taken[10] ?? 0).toFixed(1)} ms  worst ${worst.toFixed(1)} ms (limit ${limits.update}) [${longestByClock.toFixed(0)}]` +
      `  longest stop ${longestStop.toFixed(1)} ms (limit ${limits.stop})${over ? '  OVER' : ''}`,
  );
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function ofArticles(rows: CatalogueRows, ids: readonly number[]): CatalogueRows {
  const wanted = new Set(ids);
  const owned = <T extends { readonly articleId: number }>(list: readonly T[]) =>
    list.filter(({ articleId }) => wanted.has(articleId));
  const variants = owned(rows.variants);
  const eans = new Set(variants.map(({ ean }) => ean));
  return {
    ...rows,
    articles: rows.articles.filter(({ id }) => wanted.has(id)),
    variants,
    stock: Array.from(rows.stock, (row) => ({ ...row })).filter(({ ean }) => eans.has(ean)),
    campaigns: owned(rows.campaigns),
    pricePoints: owned(rows.pricePoints),
    ranks: owned(rows.ranks),
    reviews: owned(rows.reviews),
    customMembers: owned(rows.customMembers),
    retiredSlugs: owned(rows.retiredSlugs),
  };
}

function withArticle(rows: CatalogueRows, change: Partial<CatalogueRows['articles'][number]>): CatalogueRows {
  const { id } = change;
  if (id === undefined) return { ...rows, articles: rows.articles.map((row) => ({ ...row, ...change })) };
  const variants = rows.variants.map((row, at) => ({ ...row, articleId: id, ean: `8${id}${at}`, id: id * 100 + at }));
  return { ...rows, articles: rows.articles.map((row) => ({ ...row, ...change })), variants, stock: [] };
}
