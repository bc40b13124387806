/**
 * Every call under /api/v1, in one table: the browser's client, the server's routes, the in-process transport, the
 * OpenAPI document and the authorisation tests are all made from it. It holds no schema library, so the browser can
 * read it; the shapes stand in schemas.ts under the same names.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1; `:name` is filled from the input. Literal segments win over parameters (DEC-142). */
  readonly path: string;
  /** Who may call it: anyone, or a logged-in customer for their own things alone. */
  readonly access: 'open' | 'customer';
  /**
   * The answer is the same for everyone until the catalogue changes, so it is kept serialised and compressed.
   * `fresh` answers are made for each request.
   */
  readonly answer: 'kept' | 'fresh';
  /** How long a browser may use a kept answer without asking again; it is revalidated by its ETag after that. */
  readonly browserSeconds: number;
  readonly summary: string;
}

const kept = (path: string, summary: string): Endpoint => ({
  method: 'GET',
  path,
  access: 'open',
  answer: 'kept',
  browserSeconds: 0,
  summary,
});
/** DEC-33: the lists that every page loads at its start. */
const list = (path: string, summary: string): Endpoint => ({ ...kept(path, summary), browserSeconds: 300 });
const fresh = (path: string, summary: string): Endpoint => ({ ...kept(path, summary), answer: 'fresh' });
const post = (path: string, summary: string): Endpoint => ({ ...fresh(path, summary), method: 'POST' });

export const endpoints = {
  shippingMethods: list('/shipping_methods', 'Shipping methods; prices in øre'),
  categories: list('/categories', 'Main categories with their subcategories and groups'),
  subcategoryGroups: kept('/subcategories/:id/groups', 'Groups of a subcategory'),
  categoryArticles: kept('/categories/:id/articles', 'A page of the articles of a main category'),
  subcategoryArticles: kept('/subcategories/:id/articles', 'A page of the articles of a subcategory'),
  articleBundle: kept('/articles/bundle', 'Articles by id, in the order asked'),
  brandArticles: list('/articles/brand', "Articles of the chain's own product lines"),
  suggestions: kept('/articles/suggestions', 'What the shopper may be about to type'),
  articleStock: fresh('/articles/stock', 'Pieces of articles in the shops asked for'),
  articleByName: kept('/articles/name/:slug', 'One article by the slug of its name'),
  articleAvailability: fresh('/articles/availability/:id', 'Fresh stock of an article by variant and shop'),
  article: kept('/articles/:id', 'One article with variants and approved reviews'),
  searchArticles: post('/articles/search', 'Search and filter articles'),
  searchArticleIds: post('/articles/searchids', 'Articles by id, in the shape of a search'),
  productLines: list('/productlines', 'Product lines'),
  genders: list('/genders', 'Genders'),
  colorGroups: list('/colorgroups', 'Colour groups'),
  shops: list('/shops', 'Shops with opening hours and coordinates'),
  postalCodes: list('/postalcodes', 'Postal codes'),
  postalCode: kept('/postalcodes/:code', 'One postal code'),
  distances: fresh('/osrm/table/v1/car/:places', 'Road distances in metres; longitude first'),
  addressNodes: fresh('/maps/interpreter', 'Address nodes by street, house number and postcode, or by street prefix'),
  settings: kept('/settings', 'Settings of the running brand variant'),
  tenant: list('/tenant/get', 'The running brand variant and its theme'),
  campaigns: kept('/campaigns', 'Campaigns in force'),
  combinedCampaignArticles: kept('/campaigns/combined/articles', 'Articles of campaigns over several articles'),
  bestsellers: list('/bestsellers', 'Bestseller ranks'),
  page: kept('/pages/:slug', 'One page of the chain'),
  currentCustomer: fresh('/customers/current', 'The logged-in customer; 204 when nobody is'),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const apiPrefix = '/api/v1';
