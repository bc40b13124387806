/**
 * Every call under /api/v1, in one table: the browser's client, the server's routes, the in-process transport, the
 * OpenAPI document and the authorisation tests are all made from it. It holds no schema library, so the browser can
 * read it; the shapes stand in schemas.ts under the same names.
 */
export interface Endpoint<A extends Access = Access> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1; `:name` is filled from the input. Literal segments win over parameters (DEC-142). */
  readonly path: string;
  readonly access: A;
  /**
   * DEC-105: the page's token must come with it. So it must with all that changes something, the one GET that sends a
   * mail included (TRAP-31); a provider's callback has no page.
   */
  readonly pageToken: boolean;
  /**
   * The answer is the same for everyone until the catalogue changes, so it is kept serialised and compressed.
   * `fresh` answers are made for each request.
   */
  readonly answer: 'kept' | 'fresh';
  /** How long a browser may use a kept answer without asking again; it is revalidated by its ETag after that. */
  readonly browserSeconds: number;
  readonly summary: string;
  /** A repeated Idempotency-Key gives the first answer again (DEC-89); it is the input's `idempotency_key`. */
  readonly repeatable?: true;
  /** A provider's callback: no session and no page token, but a token of its own in the path (DEC-97, DEC-105). */
  readonly ownToken?: true;
}

/**
 * Who may call: `open`, anyone, and who it is is not asked; `known`, anyone, and the handler is told whether a customer
 * is logged in; `customer`, a logged-in customer for their own things alone (401 otherwise).
 */
export type Access = 'open' | 'known' | 'customer';

const kept = (path: string, summary: string): Endpoint<'open'> => ({
  method: 'GET',
  path,
  access: 'open',
  pageToken: false,
  answer: 'kept',
  browserSeconds: 0,
  summary,
});
/** DEC-33: the lists that every page loads at its start. */
const list = (path: string, summary: string): Endpoint<'open'> => ({ ...kept(path, summary), browserSeconds: 300 });
const fresh = (path: string, summary: string): Endpoint<'open'> => ({ ...kept(path, summary), answer: 'fresh' });
const known = (path: string, summary: string): Endpoint<'known'> => ({ ...fresh(path, summary), access: 'known' });
const own = (path: string, summary: string): Endpoint<'customer'> => ({ ...fresh(path, summary), access: 'customer' });
/** The same call, guarded by the page's token. */
const guarded = <A extends Access>(call: Endpoint<A>): Endpoint<A> => ({ ...call, pageToken: true });
const by = <A extends Access>(method: 'POST' | 'PUT' | 'DELETE', call: Endpoint<A>): Endpoint<A> =>
  guarded({ ...call, method });
const post = (path: string, summary: string): Endpoint<'open'> => by('POST', fresh(path, summary));

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
  guideGoods: kept('/guides/goods', 'Goods of the kinds a guide speaks of, in the sizes that fit a child'),
  blogPosts: kept('/blog/posts', 'Blog posts, newest first'),
  blogCategories: kept('/blog/categories', 'Blog categories with their counts'),
  blogCategoryPosts: kept('/blog/category/:slug', 'Posts of one blog category'),
  blogPostById: kept('/blog/post/:id', 'One blog post by id'),
  blogPost: kept('/blog/:slug', 'One blog post by slug'),
  socialPosts: kept('/fb/getPosts', 'Social posts'),
  activePolls: kept('/polls/active', 'Polls that can be answered'),
  questionScore: fresh('/polls/questions/:id/score', 'How a question was answered'),
  questionAnswers: known('/polls/questions/:id/answers', 'Own answer to a question; empty before answering'),
  poll: kept('/polls/:id', 'One poll'),
  pollScore: known('/polls/:id/score', 'Own score in a poll'),
  pollAnswers: known('/polls/:id/answers', 'Own answers to a poll; empty before answering'),
  answerPoll: by('POST', known('/polls/:id/answers', 'Answer a poll, once')),
  login: by('POST', known('/customers/login', 'Log in by e-mail address or phone number')),
  loginBy: by('POST', known('/customers/login/:type', 'Log in by `password`, or by `token`: a one-time link')),
  register: by('POST', known('/customers/register', 'Make an account and log in')),
  logout: by('POST', known('/customers/logout', 'Log out; 404 when nobody is logged in')),
  resendVerification: guarded(own('/customers/email/resend', 'Send the verification mail again')),
  verifyEmail: post('/customers/email/verify', 'Confirm an e-mail address by the link that was sent to it'),
  passwordEmail: post('/customers/password/email', 'Send a link for a new password, if the account exists'),
  passwordReset: by('POST', known('/customers/password/reset', 'Set a new password by link; logs out everywhere')),
  currentCustomer: known('/customers/current', 'The logged-in customer; 204 when nobody is'),
  clubCard: own('/customers/current/code', "The customer's signed code, as text and as a QR drawing"),
  ownReservations: own('/customers/current/reservations', 'Own reservations, newest first'),
  ownOrders: own('/customers/current/orders', 'Own orders, newest first'),
  ownReviews: own('/customers/current/reviews', 'Own reviews, those that wait for approval included'),
  ownSessions: own('/customers/current/sessions', 'Where the customer is logged in'),
  endSession: by('DELETE', own('/customers/current/sessions/:session', 'Log out somewhere else')),
  endOtherSessions: by('DELETE', own('/customers/current/sessions', 'Log out everywhere else')),
  ownConsents: own('/customers/current/consents', 'What the customer has said yes and no to, newest first'),
  exportData: own('/customers/current/export', 'Everything that is held about the customer'),
  updateAccount: by('PUT', own('/customers/:id', 'Change the account; what is left out stays')),
  deleteAccount: by('DELETE', own('/customers/:id', 'Delete the account')),
  askWatch: by('POST', known('/watches', 'Ask to be told when a size comes in, or a price falls')),
  confirmWatch: post('/watches/confirm', 'Confirm a watch by the link that was sent to its address'),
  endWatch: post('/watches/end', 'End a watch, or all of an address, by the link of a mail'),
  ownWatches: own('/customers/current/watches', 'What the customer is to be told about'),
  endOwnWatch: by('DELETE', own('/customers/current/watches/:id', 'End a watch of one’s own')),
  articleReviews: kept('/articles/:id/reviews', 'A page of the approved reviews of an article'),
  writeReview: by('POST', own('/reviews', 'Write a review of an article')),
  promocodes: fresh('/promocodes', 'Public promo codes in force'),
  checkPromocode: fresh('/promocodes/check/:code', 'One promo code, if it can be used now'),
  validateCart: post('/cart/validate', 'What of a cart can be had, and at which price'),
  placeReservation: { ...by('POST', known('/reservations', 'Reserve, collect and pay in the shop')), repeatable: true },
  reservation: known('/reservations/:id', 'A reservation, by its receipt token or in its own session'),
  cancelReservation: by('POST', known('/reservations/:id/cancel', 'Cancel an unpaid reservation of one’s own')),
  withdrawPurchase: {
    ...by('POST', known('/reservations/:id/withdrawals', 'Withdraw from a paid purchase, or from a part of it')),
    repeatable: true,
  },
  checkout: { ...by('POST', known('/checkout', 'Order and pay now; answers with where to pay')), repeatable: true },
  payment: fresh('/payments/:payment_id', 'How a payment stands, by its receipt token'),
  cancelPayment: post('/payments/:payment_id/cancel', 'Cancel a payment that is pending'),
  paymentCallback: {
    ...post('/payments/callback/:provider/:payment_id/:token', 'A payment provider tells that something happened'),
    pageToken: false,
    ownToken: true,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const apiPrefix = '/api/v1';
