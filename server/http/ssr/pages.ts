import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopApi } from '#contract/shop-api.ts';
import { searchFormPath, submittedSearch } from '#domain/navigation/addresses/search-path.ts';
import type { CategoryTree } from '#domain/navigation/category-tree.ts';
import { fillPattern } from '#domain/navigation/path-to.ts';
import { resolvePath } from '#domain/navigation/resolve-path.ts';
import { privateRoutes } from '#domain/navigation/routes.ts';
import type { CacheTag } from '#server/ports/cache-tag.ts';
import { type Rendered, type RenderedPage, type RenderInput, unknownOrigin } from '#storefront/rendered.ts';
import type { HandlerReply } from '../api-v1/handler.ts';
import type { ReplyListener } from '../api-v1/in-process-api.ts';
import type { CachedAnswers } from '../cache/cache-fast-path.ts';
import { sendRaw } from '../cache/raw-answer.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { overloadedPage } from '../resilience/early-refusal.ts';
import type { LoadShedder } from '../resilience/load-shedder.ts';
import { contentSecurityPolicy, developmentPolicy } from '../security/security-headers.ts';
import type { PageAssets } from './asset-manifest.ts';
import { deferredBootstrap } from './deferred-bootstrap.ts';
import { type DocumentBrand, frameOf, ownParts } from './document.ts';
import { InFlight } from './in-flight.ts';
import { PackedPage } from './packed-page.ts';
import { type PackedText, packText } from './packed-text.ts';
import { type CachedPage, cachedPage, type PageAnswerParts, pageAnswer } from './page-answer.ts';

export type Render = (input: RenderInput) => Promise<Rendered>;

export interface PageParts extends PageAnswerParts {
  readonly render: Render;
  /** The API for one page, whose calls the listener hears. */
  readonly apiTo: (listener: ReplyListener) => ShopApi;
  readonly assetsOf: (chunks: readonly string[]) => PageAssets;
  readonly brand: () => DocumentBrand;
  /** A service worker is offered. */
  readonly offline: boolean;
  /** Google's ids; null: nothing is measured, and no page may reach Google. */
  readonly measuring: string | null;
  /** PUBLIC_PAGES: a CDN may cache them. */
  readonly publicPages: boolean;
  /** PUBLIC_URL; a page is cached for everyone, so its own address is never taken from a request. */
  readonly publicUrl: string | null;
  readonly loadShedder: LoadShedder;
  readonly categoryTree: () => Promise<CategoryTree>;
  /** Slugs of closed shops, each with that of the shop that took over, or null. */
  readonly formerShops: () => ReadonlyMap<string, string | null>;
  readonly version: () => number;
  readonly validUntil: () => number;
}

type MadePage =
  | { readonly kind: 'page'; readonly page: CachedPage }
  /** Whoever asked for it has left before it was begun. */
  | { readonly kind: 'not made' }
  | Exclude<Rendered, RenderedPage>;

const cacheBytes = 32 * 1024 * 1024;
/** Queries that change what a page shows; a page asked with any other is shown without it. */
export const shownQueries: ReadonlySet<string> = new Set([
  'sort',
  'reverse',
  'farge',
  'kjonn',
  'merke',
  'butikk',
  'pris',
  'gruppe',
  'storrelse',
  'antall',
  'uten',
  'postnr',
  'temperatur',
  'vaer',
]);

export interface RegisteredPages {
  /** Invalidates the cached pages that changed articles are shown on. */
  readonly cache: TaggedCache<CachedPage, CacheTag>;
  /** For the cache's fast path. */
  readonly cached: CachedAnswers;
  /** Whether it is the address of a page that nobody is making; of those outside the search, one that was shown before. */
  readonly isToMake: (url: string) => boolean;
}

/** So many paths of pages are known at a time (R23). */
const mostPaths = 10_000;

export function registerPages(app: FastifyInstance, parts: PageParts): RegisteredPages {
  const cache = new TaggedCache<CachedPage, CacheTag>(cacheBytes);
  const { origin } = new URL(parts.publicUrl ?? unknownOrigin);
  app.get('/*', answerByUrl);
  async function answerByUrl(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = addressOf(request.raw.url ?? '/');
    if (url === null) {
      reply.callNotFound();
      return reply;
    }
    const moved = redirectOf(url, await parts.categoryTree(), parts.formerShops());
    if (moved !== null) return sendRedirect(reply, moved.to, moved.status);
    const key = pageKey(url);
    const version = parts.version();
    const hit = cache.get(key, version, parts.now());
    if (hit !== undefined) {
      remakeIfDue(key);
      return sendRaw(reply, pageAnswer(request.headers, hit, parts));
    }
    // Whoever asks for a page that is being made waits for that one. What changes meanwhile begins another.
    const flight = flightOf(version, key);
    if (!inFlight.has(flight) && parts.loadShedder.isOverloaded()) {
      await parts.loadShedder.beforeRefusal();
      return sendRaw(reply, overloadedPage);
    }
    const outcome = await inFlight.join(flight, request.raw, (isWaiting) => make(key, version, isWaiting));
    if (outcome.kind === 'not made') return sendRaw(reply, overloadedPage);
    if (outcome.kind === 'page') {
      if (outcome.page.status === 200) rememberPath(url.pathname);
      return sendRaw(reply, pageAnswer(request.headers, outcome.page, parts));
    }
    return sendRedirect(reply, withUnshown(pathIn(outcome.location, origin), url), outcome.status);
  }
  const inFlight = new InFlight<MadePage>();
  const flightOf = (version: number, key: string) => `${version} ${cache.moment} ${key}`;
  async function make(key: string, version: number, isWaiting = () => true): Promise<MadePage> {
    // Asked before the page is made: a campaign may end meanwhile.
    const until = parts.validUntil();
    const begun = cache.moment;
    const called: Called = { tags: new Set(), passing: false };
    const input = { url: origin + key, api: parts.apiTo((reply) => note(called, reply)) };
    const rendered = await parts.loadShedder.run(isWaiting, () => parts.render(input));
    if (rendered === null) return { kind: 'not made' };
    if (rendered.kind === 'redirect') return rendered;
    const { status } = rendered;
    const made = { status, ...packed(rendered, parts) };
    // A page with a part missing is not cached.
    if (status !== 200 || called.passing) return { kind: 'page', page: cachedPage({ ...made, shared: null }) };
    const tags = [...called.tags];
    const isShared = parts.publicPages && isPublic(key, await parts.categoryTree());
    const value = cachedPage({ ...made, shared: isShared ? { tags, until } : null });
    // One that is the same for everyone may come to lie there by brotli too, with its frame.
    const size = made.page.size * (isShared ? 3 : 1);
    const isCached = cache.set(key, version, { value, size, tags, until }, begun);
    // What has changed while it was made is true for nobody else, and still better than nothing.
    return { kind: 'page', page: isCached || !isShared ? value : cachedPage({ ...made, shared: { tags, until: 0 } }) };
  }
  /** After the answer that found it. What cannot be made now is made for whoever asks when it has expired. */
  function remakeIfDue(key: string): void {
    if (!cache.takeDue(key) || parts.loadShedder.isOverloaded()) return;
    setImmediate(() => make(key, parts.version()).catch(() => undefined));
  }
  // Most urls are their own cache key: a hit needs no parsing.
  const find: CachedAnswers['find'] = (url, { headers }) => {
    const hit = cache.get(url, parts.version(), parts.now());
    if (hit === undefined) return null;
    remakeIfDue(url);
    return pageAnswer(headers, hit, parts);
  };
  const paths = new Set<string>();
  function rememberPath(path: string): void {
    if (paths.size >= mostPaths) paths.clear();
    paths.add(path);
  }
  const isToMake = (target: string) => {
    const url = addressOf(target);
    if (url === null || !(paths.has(url.pathname) || url.pathname.startsWith(`${searchFormPath}/`))) return false;
    const key = pageKey(url);
    const version = parts.version();
    return !inFlight.has(flightOf(version, key)) && cache.get(key, version, parts.now()) === undefined;
  };
  return { cache, cached: { route: '/*', find }, isToMake };
}

/** Always a path of ours: '//elsewhere/x' would lead to another host (R23). */
function addressOf(target: string): URL | null {
  return URL.parse(target.replace(/^[/\\]+/, '/'), unknownOrigin);
}

function redirectOf(
  url: URL,
  tree: CategoryTree,
  formerShops: ReadonlyMap<string, string | null>,
): { to: string; status: number } | null {
  const searched = submittedSearch(url.pathname, url.searchParams.get('query'));
  if (searched !== null) return { to: searched, status: 302 };
  const target = resolvePath(url.pathname, tree);
  if (target.kind === 'redirect') return { to: target.to + url.search, status: target.status };
  const heir =
    target.kind === 'route' && target.name === 'shop' ? formerShops.get(target.params.slug ?? '') : undefined;
  if (heir === undefined) return null;
  return { to: heir === null ? fillPattern('shops', {}) : fillPattern('shop', { slug: heir }), status: 301 };
}

/** One cache key however the query is ordered or repeated; parameters that do not change the page are left out. */
function pageKey(url: URL): string {
  if (url.search === '') return url.pathname;
  const shown = [...url.searchParams].filter(([name]) => shownQueries.has(name));
  // Sorted by name; the values of one name keep their order, each once.
  const query = shown
    .filter(([name, value], index) => shown.findIndex((other) => other[0] === name && other[1] === value) === index)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return query.length === 0 ? url.pathname : `${url.pathname}?${new URLSearchParams(query)}`;
}

/** A redirect keeps parameters that change nothing here, such as utm_source, for whoever measures visits. */
function withUnshown(location: string, asked: URL): string {
  const unshown = [...asked.searchParams].filter(([name]) => !shownQueries.has(name));
  if (unshown.length === 0 || !location.startsWith('/')) return location;
  const target = new URL(location, unknownOrigin);
  for (const [name, value] of unshown) target.searchParams.append(name, value);
  return target.pathname + target.search + target.hash;
}

/** Pages that lead to a write or have something secret in their address stay between the shop and the visitor. */
function isPublic(key: string, tree: CategoryTree): boolean {
  const target = resolvePath(key.split('?')[0] ?? key, tree);
  return target.kind === 'route' ? !privateRoutes.has(target.name) : target.kind !== 'not-found';
}

function packed(rendered: RenderedPage, { brand: face, offline, measuring, assetsOf }: PageParts) {
  const brand = face();
  const assets = assetsOf(rendered.chunks);
  const { head, body, state } = rendered;
  const { lead, tail } = ownParts({ brand, offline, measuring, head, body, state });
  const isMeasured = measuring !== null;
  return {
    page: new PackedPage({ lead, frame: packedFrame(brand, assets), tail }),
    policy: assets.preamble === undefined ? policies[isMeasured ? 'measured' : 'usual'] : developmentPolicy(isMeasured),
  };
}

const policies = {
  usual: contentSecurityPolicy([deferredBootstrap]),
  measured: contentSecurityPolicy([deferredBootstrap], true),
};

/** There are as many as there are kinds of pages, for each face the shop has had. */
const frames = new WeakMap<DocumentBrand, WeakMap<PageAssets, PackedText>>();

function packedFrame(brand: DocumentBrand, assets: PageAssets): PackedText {
  const ofBrand = frames.get(brand) ?? new WeakMap<PageAssets, PackedText>();
  frames.set(brand, ofBrand);
  const known = ofBrand.get(assets);
  if (known !== undefined) return known;
  const made = packText(frameOf(brand, assets), { level: 9, isLast: false });
  ofBrand.set(assets, made);
  return made;
}

function sendRedirect(reply: FastifyReply, location: string, status: number): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').header('location', location).send();
}

function pathIn(location: string, origin: string): string {
  return location.startsWith(origin) ? location.slice(origin.length) : location;
}

interface Called {
  /** The cache tags of all calls made while rendering. */
  readonly tags: Set<CacheTag>;
  /** One of them could not be given, or does not say what it depends on. */
  passing: boolean;
}

/** A page shows nothing but the answers of its API calls, so its cache tags are theirs. */
function note(called: Called, reply: HandlerReply<unknown>): void {
  // What there is not may be there after the next change of the catalogue.
  const tags = reply.ok ? reply.dependsOn : (['any'] as const);
  if (reply.status >= 500 || tags === undefined) called.passing = true;
  else for (const tag of tags) called.tags.add(tag);
}
