import type {
  CatalogueQuery,
  CatalogueReader,
  CatalogueSuggester,
  FacetField,
} from '#server/ports/catalogue/catalogue-index.ts';

export type Question = (random: () => number) => CatalogueQuery;

/** Asks one after the other: how long each took, in milliseconds. */
export async function asked(
  index: Pick<CatalogueReader, 'query'>,
  question: Question,
  random: () => number,
  times: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < times; at++) {
    const begun = performance.now();
    await index.query(question(random));
    took.push(performance.now() - begun);
  }
  return took;
}

const firsts = 'regn dun ull fleece skall vinter sommer tur vandre fjell ski alpin løpe sykkel jakt fiske'.split(' ');
const heads = 'jakke bukse sko støvler genser lue hansker votter sokker sekk hjelm telt vest tights shorts'.split(' ');
const names = 'dovre troll lofot senja finse hovden geilo narvik stryn vikåsen hellemo jotfoss brehaug'.split(' ');
const whose = 'dame herre barn junior'.split(' ');
const qualities = 'vanntett pustende lett varm slitesterk vindtett elastisk'.split(' ');

/** Some thousands of texts, as little of what was counted for one serves another. */
function typed(random: () => number): string {
  const any = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const kind = any(firsts) + any(heads);
  const cut = (text: string) => text.slice(0, Math.max(2, text.length - Math.floor(random() * 5)));
  const ways = [
    () => cut(kind),
    () => cut(kind),
    () => kind,
    () => `${kind} ${any(whose).slice(0, 2)}`,
    () => `${any(names)} ${cut(kind)}`,
    () => cut(any(names)),
    () => cut(any(heads)),
  ];
  return ways[Math.floor(random() * ways.length)]?.() ?? kind;
}

function threeWords(random: () => number): string {
  const any = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return `${any([...qualities, ...names])} ${any(firsts)}${any(heads)} ${any(whose)}`;
}

/** The same of suggestions, for what somebody has typed so far. */
export async function suggested(
  index: Pick<CatalogueSuggester, 'suggest'>,
  random: () => number,
  times: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < times; at++) {
    const text = typed(random);
    const begun = performance.now();
    await index.suggest(text, 6);
    took.push(performance.now() - begun);
  }
  return took;
}

/** With what the nodes used for one, in processor seconds, where that is known. */
export function tell(name: string, took: readonly number[], nodeSeconds?: number): void {
  const sorted = [...took].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  const used = nodeSeconds === undefined ? '' : `, ${(nodeSeconds * 1000).toFixed(1)} ms of the nodes' processor`;
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${took.length})${used}`);
}

const facets: readonly FacetField[] = [
  'ColorGroupID',
  'GenderID',
  'ProductLineID',
  'AvailableShopID',
  'ArticleGroup3ID',
  'SizeID',
];
const page = { from: 0, take: 24, articles: () => true };
const category = (random: () => number) => [
  { field: 'MainGroupID', op: 'eq', value: 1 + Math.floor(random() * 10) } as const,
];
/** What shoppers ask of a catalogue like `syntheticCatalogue`. A category is a tenth of all articles, a narrow one some in a thousand. */
export const questions = {
  category: (random) => ({ ...page, scope: category(random), facets, priceFacet: true }),
  'narrow category': (random) => ({
    ...page,
    scope: [{ field: 'ArticleGroup3ID', op: 'eq', value: 1 + Math.floor(random() * 750) }],
    facets,
    priceFacet: true,
  }),
  'category with two choices': (random) => ({
    ...page,
    scope: category(random),
    filters: [
      { field: 'GenderID', op: 'in', values: [1, 2] },
      { field: 'ProductLineID', op: 'in', values: [1 + Math.floor(random() * 60)] },
    ],
    facets,
    priceFacet: true,
  }),
  'a size in a shop': (random) => ({
    ...page,
    scope: category(random),
    filters: [
      { field: 'SizeID', op: 'in', values: [3] },
      { field: 'AvailableShopID', op: 'in', values: [1 + Math.floor(random() * 40)] },
    ],
    facets,
    priceFacet: true,
  }),
  'three words': (random) => ({
    ...page,
    text: threeWords(random),
    facets,
    priceFacet: true,
  }),
  'all articles by price': () => ({ ...page, sort: { by: 'GrossPrice', order: 'asc' }, facets, priceFacet: true }),
} satisfies Record<string, Question>;
