import type { SearchAnswer } from '#contract/article.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { fold } from '#domain/search/language/fold.ts';
import { type PageTopic, pageTopicsBeginningWith } from '#domain/search/lexicon/pages.ts';
import type { QueryReading } from '#domain/search/reader/query-reading.ts';

/** A shop as its page is linked to. */
export interface LinkedShop {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

type PageLink = NonNullable<SearchAnswer['pages']>[number];

const paths: Readonly<Record<PageTopic, string>> = {
  shops: pathTo('shops'),
  returns: pathTo('returns'),
  delivery: pathTo('delivery'),
  support: pathTo('support'),
  contact: pathTo('contact'),
  terms: pathTo('terms'),
  faq: pathTo('faq'),
  about: pathTo('about'),
  care: pathTo('maintenance'),
  privacy: pathTo('cookies-screen'),
  campaigns: pathTo('campaigns'),
  paper: pathTo('paper'),
  account: pathTo('account'),
  history: pathTo('history'),
  bestsellers: pathTo('bestsellers'),
  sustainability: pathTo('policy'),
  kindergarten: pathTo('bhg-start-1'),
  weather: pathTo('hvordan-kle-barna'),
};

const mostShops = 3;
const mostTopics = 2;
/** Fewer letters begin too many names. */
const shortestName = 3;

/** The pages that a query asks for: those of the shops it names first. */
export function searchPages(
  { pages, shopIds }: Pick<QueryReading, 'pages' | 'shopIds'>,
  shops: readonly LinkedShop[],
): PageLink[] {
  const named = shops
    .filter(({ id }) => shopIds.includes(id))
    .slice(0, mostShops)
    .map(({ name, slug }) => ({ topic: 'shops' as const, path: pathTo('shop', { slug }), name }));
  return [...named, ...pages.map((topic) => ({ topic, path: paths[topic] }))];
}

/** The pages that a text may be the beginning of a question for. A word that begins many shops' names names none. */
export function suggestedPages(text: string, shops: readonly LinkedShop[]): PageLink[] {
  const start = fold(text.toLowerCase());
  const named = start.length < shortestName ? [] : shops.filter(({ name }) => begins(fold(name.toLowerCase()), start));
  const shopIds = named.length > mostShops ? [] : named.map(({ id }) => id);
  const last = text.slice(text.lastIndexOf(' ') + 1);
  const topics = [...new Set([...pageTopicsBeginningWith(text), ...pageTopicsBeginningWith(last)])];
  return searchPages({ pages: topics.slice(0, mostTopics), shopIds }, shops);
}

function begins(name: string, start: string): boolean {
  return name.startsWith(start) || name.includes(` ${start}`);
}
