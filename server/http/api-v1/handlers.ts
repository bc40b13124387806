import type { BrandVariant } from '#brands/brand.ts';
import { historyText } from '#content/nb/history.ts';
import { pages as pageEntries } from '#content/nb/pages/registry.ts';
import type { ShopRecord } from '#contract/place.ts';
import { notFound } from '#contract/reply.ts';
import type { ArticleStore } from '#server/ports/catalogue/article-store.ts';
import type { Catalogue, CatalogueChange } from '#server/ports/catalogue/catalogue-index.ts';
import type { PollStore } from '#server/ports/content/editorial.ts';
import type { Pages } from '#server/ports/content/pages.ts';
import type { Pictures } from '#server/ports/content/pictures.ts';
import type { PublishedSource } from '#server/ports/content/published.ts';
import type { Addresses, Distances } from '#server/ports/geo.ts';
import { shownEditorial } from '#server/use-cases/blog/shown-editorial.ts';
import { campaignsInForce, combinedCampaigns } from '#server/use-cases/campaign/read-campaigns.ts';
import { catalogueRecords } from '#server/use-cases/catalogue/catalogue-records.ts';
import { listCategoryArticles, listSubcategoryArticles } from '#server/use-cases/catalogue/list-articles.ts';
import {
  bundleArticles,
  ownBrandArticles,
  readArticle,
  readArticleByName,
  readAvailability,
  readStockLines,
} from '#server/use-cases/catalogue/read-article.ts';
import { searchArticleIds, searchArticles } from '#server/use-cases/catalogue/search-articles.ts';
import { suggest } from '#server/use-cases/catalogue/suggest.ts';
import { readGuideGoods } from '#server/use-cases/guide/read-guide-goods.ts';
import { readPage } from '#server/use-cases/page/read-page.ts';
import { findAddressNodes } from '#server/use-cases/place/find-address-nodes.ts';
import { measureDistances } from '#server/use-cases/place/measure-distances.ts';
import { readReference } from '#server/use-cases/reference/read-reference.ts';
import { countSearch } from '#server/use-cases/search/count-search.ts';
import type { PopularSearches } from '#server/use-cases/search/popular-searches.ts';
import { readPopularSearches } from '#server/use-cases/search/read-popular-searches.ts';
import type { SearchCounter } from '#server/use-cases/search/search-counter.ts';
import { type AccountServices, accountHandlers } from './account-handlers.ts';
import { cacheable, plainAnswer, publishedAnswer } from './answers/answer.ts';
import { addressesRefused, distancesRefused } from './answers/place.ts';
import { tooManyAttempts } from './answers/rate-limit.ts';
import { ballotLimiter } from './ballot-limiter.ts';
import { type CheckoutServices, checkoutHandlers } from './checkout-handlers.ts';
import { editorialHandlers } from './editorial-handlers.ts';
import type { Handlers } from './handler.ts';
import { minuteLimiter } from './minute-limiter.ts';
import { placeLimiter } from './place-limiter.ts';
import { sessionHandlers } from './session-handlers.ts';
import { type WatchServices, watchHandlers } from './watch-handlers.ts';

export interface HandlerParts {
  readonly brand: BrandVariant;
  readonly index: Catalogue;
  readonly published: PublishedSource;
  readonly articles: ArticleStore;
  readonly pages: Pages;
  readonly polls: PollStore;
  readonly pictures: Pictures;
  readonly distances: Distances;
  readonly addresses: Addresses;
  /** R36: distances and addresses asked for in a minute from one address; others pay for them. */
  readonly placeLimit: number;
  readonly pollLimit: number;
  readonly account: AccountServices;
  readonly checkout: CheckoutServices;
  readonly watches: WatchServices;
  readonly searchCounter: SearchCounter;
  readonly popularSearches: PopularSearches;
  /** Seals sessions. */
  readonly sessionSecret: string;
  readonly now: () => number;
}

/** Each row of the endpoint table and the use case that answers it. */
export function apiHandlers(parts: HandlerParts) {
  const { index, articles, pages, pictures, distances, addresses } = parts;
  const reader = catalogueRecords(index);
  const reference = readReference(index);
  const published = () => parts.published.current;
  const guides = () =>
    pages.all.filter(({ slug }) => guideSlugs.has(slug)).map(({ slug, title }) => ({ title, path: `/${slug}` }));
  const limited = placeLimiter(parts.checkout, parts.placeLimit);
  const countLimit = minuteLimiter(countsPerMinute, parts.now);
  const handlers: Handlers = {
    shippingMethods: () => publishedAnswer([...published().shippingMethods]),
    categories: async () => cacheable(await reference.categories()),
    subcategoryGroups: async (input) => cacheable(await reference.subcategoryGroups(input)),
    categoryArticles: async (input) => cacheable(await listCategoryArticles(reader, input)),
    subcategoryArticles: async (input) => cacheable(await listSubcategoryArticles(reader, input)),
    articleBundle: async (input) => cacheable(await bundleArticles(reader, input)),
    brandArticles: async () => cacheable(await ownBrandArticles(reader, published().settings.own_productlines)),
    suggestions: async (input) => {
      const { shops, searchSteering } = published();
      const tree = await reference.categoryTree();
      const sources = { tree, guides: guides(), shops, chain: searchSteering.words };
      return cacheable(await suggest(reader, sources, input));
    },
    articleStock: async (input) => plainAnswer(await readStockLines(reader, input)),
    articleByName: async (input) => cacheable(await readArticleByName(reader, articles, input)),
    articleAvailability: async (input) => plainAnswer(await readAvailability(reader, articles, input)),
    article: async (input) => cacheable(await readArticle(reader, articles, input)),
    searchArticles: async (input) =>
      cacheable(await searchArticles({ reader, published: published(), now: parts.now() }, input)),
    searchArticleIds: async (input) => cacheable(await searchArticleIds(reader, input)),
    countSearch: async (input, { address }) => {
      const verdict = countLimit(address);
      if (!verdict.allowed) return tooManyAttempts(verdict);
      const { searchSteering: steering } = published();
      const count = { index, steering, counter: parts.searchCounter, now: parts.now(), visitor: address };
      return plainAnswer(await countSearch(count, input), 204);
    },
    popularSearches: async () => {
      const { searchSteering: steering } = published();
      return plainAnswer(await readPopularSearches({ index, steering, popular: parts.popularSearches }));
    },
    productLines: async () => cacheable(await reference.productLines()),
    genders: () => cacheable(reference.genders()),
    colorGroups: async () => cacheable(await reference.colorGroups()),
    shops: () => publishedAnswer(copied(published().shops)),
    postalCodes: () => publishedAnswer([...published().postalCodes.values()]),
    postalCode: ({ code }) => {
      const found = published().postalCodes.get(code);
      return found === undefined ? notFound() : publishedAnswer(found);
    },
    distances: limited(async (input) => cacheable(await measureDistances(distances, input), distancesRefused)),
    addressNodes: limited(async (input) => cacheable(await findAddressNodes(addresses, input), addressesRefused)),
    settings: () =>
      publishedAnswer({
        ...published().settings,
        payment_methods: [...parts.checkout.offered()],
        ...(parts.account.vippsLogin === null ? {} : { login_methods: ['vipps'] }),
        reservation_statuses: [...reservationStatusNames],
      }),
    tenant: () => publishedAnswer(published().tenant),
    campaigns: () => cacheable(campaignsInForce(published(), parts.now())),
    combinedCampaignArticles: async () => cacheable(await combinedCampaigns(reader, published(), parts.now())),
    bestsellers: async () => cacheable(await reference.bestsellers()),
    ...editorialHandlers(
      reader,
      () => shownEditorial(published().editorial, parts.now()),
      parts.polls,
      ballotLimiter(parts.checkout, parts.pollLimit),
    ),
    guideGoods: async (input) => cacheable(await readGuideGoods(reader, input)),
    page: (input) => cacheable(readPage(pages, pictures, parts.brand.name, input)),
    ...accountHandlers(parts.account, {
      reader,
      reviewsAutoApprove: () => published().settings.reviews_auto_approve === 1,
      now: parts.now,
    }),
    ...sessionHandlers(parts),
    ...checkoutHandlers(parts.checkout),
    ...watchHandlers(parts.watches, { index, attempts: parts.account.attempts, now: parts.now }),
  };
  return {
    handlers,
    categoryTree: reference.categoryTree,
    hasGoods: reference.hasGoods,
    /** Forgets at once what was made of these articles; true when the counts of the reference lists are others now. */
    articlesChanged: (change: CatalogueChange): Promise<boolean> => {
      reader.forget(change);
      return reference.articlesChanged(change);
    },
  };
}

/** The same copy for the same list, so that what is made of it is made once. */
const copies = new WeakMap<readonly ShopRecord[], ShopRecord[]>();

function copied(shops: readonly ShopRecord[]): ShopRecord[] {
  const copy = copies.get(shops) ?? [...shops];
  copies.set(shops, copy);
  return copy;
}

/** Many more than one shopper makes; a household or a school shares an address. */
const countsPerMinute = 120;

const reservationStatusNames = Object.entries(historyText.reservationStatus).map(([id, name]) => ({
  id: Number(id),
  name,
}));

/** Pages that help a shopper choose or take care; offered among the suggestions of a search. */
const guideSlugs = new Set(pageEntries.filter(({ section }) => section === 'guides').map(({ slug }) => slug));
