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
   * The answer is the same for everyone until the catalogue changes, so it is cached serialised and compressed.
   * `fresh` answers are made for each request.
   */
  readonly answer: 'cached' | 'fresh';
  /** How long a browser may use a cached answer without asking again; it is revalidated by its ETag after that. */
  readonly browserSeconds: number;
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

/** Cached, so what its handler gives must say what it depends on. */
export type CachedEndpoint = Endpoint<'open'> & { readonly answer: 'cached' };

const cached = (path: string): CachedEndpoint => ({
  method: 'GET',
  path,
  access: 'open',
  pageToken: false,
  answer: 'cached',
  browserSeconds: 0,
});
/** DEC-33: the lists that every page loads at its start. */
const list = (path: string): CachedEndpoint => ({ ...cached(path), browserSeconds: 300 });
const fresh = (path: string): Endpoint<'open'> => ({ ...cached(path), answer: 'fresh' });
const known = (path: string): Endpoint<'known'> => ({ ...fresh(path), access: 'known' });
const own = (path: string): Endpoint<'customer'> => ({ ...fresh(path), access: 'customer' });
/** The same call, guarded by the page's token. */
const guarded = <A extends Access>(call: Endpoint<A>): Endpoint<A> => ({ ...call, pageToken: true });
const by = <A extends Access>(method: 'POST' | 'PUT' | 'DELETE', call: Endpoint<A>): Endpoint<A> =>
  guarded({ ...call, method });
const post = (path: string): Endpoint<'open'> => by('POST', fresh(path));

export const endpoints = {
  shippingMethods: list('/shipping_methods'),
  categories: list('/categories'),
  subcategoryGroups: cached('/subcategories/:id/groups'),
  categoryArticles: cached('/categories/:id/articles'),
  subcategoryArticles: cached('/subcategories/:id/articles'),
  articleBundle: cached('/articles/bundle'),
  brandArticles: list('/articles/brand'),
  suggestions: cached('/articles/suggestions'),
  articleStock: fresh('/articles/stock'),
  articleByName: cached('/articles/name/:slug'),
  articleAvailability: fresh('/articles/availability/:id'),
  article: cached('/articles/:id'),
  searchArticles: post('/articles/search'),
  searchArticleIds: post('/articles/searchids'),
  countSearch: post('/searches'),
  popularSearches: fresh('/searches/popular'),
  productLines: list('/productlines'),
  genders: list('/genders'),
  colorGroups: list('/colorgroups'),
  shops: list('/shops'),
  postalCodes: list('/postalcodes'),
  postalCode: cached('/postalcodes/:code'),
  distances: fresh('/osrm/table/v1/car/:places'),
  addressNodes: fresh('/maps/interpreter'),
  settings: cached('/settings'),
  tenant: list('/tenant/get'),
  campaigns: cached('/campaigns'),
  combinedCampaignArticles: cached('/campaigns/combined/articles'),
  bestsellers: list('/bestsellers'),
  page: cached('/pages/:slug'),
  guideGoods: cached('/guides/goods'),
  blogPosts: cached('/blog/posts'),
  blogCategories: cached('/blog/categories'),
  blogCategoryPosts: cached('/blog/category/:slug'),
  blogPostById: cached('/blog/post/:id'),
  blogPost: cached('/blog/:slug'),
  socialPosts: cached('/fb/getPosts'),
  activePolls: cached('/polls/active'),
  questionScore: fresh('/polls/questions/:id/score'),
  questionAnswers: known('/polls/questions/:id/answers'),
  poll: cached('/polls/:id'),
  pollScore: known('/polls/:id/score'),
  pollAnswers: known('/polls/:id/answers'),
  answerPoll: by('POST', known('/polls/:id/answers')),
  openSession: post('/sessions'),
  login: by('POST', known('/customers/login')),
  loginBy: by('POST', known('/customers/login/:type')),
  register: by('POST', known('/customers/register')),
  logout: by('POST', known('/customers/logout')),
  resendVerification: guarded(own('/customers/email/resend')),
  verifyEmail: post('/customers/email/verify'),
  passwordEmail: post('/customers/password/email'),
  passwordReset: by('POST', known('/customers/password/reset')),
  currentCustomer: known('/customers/current'),
  clubCard: own('/customers/current/code'),
  ownReservations: own('/customers/current/reservations'),
  ownOrders: own('/customers/current/orders'),
  ownReviews: own('/customers/current/reviews'),
  ownSessions: own('/customers/current/sessions'),
  endSession: by('DELETE', own('/customers/current/sessions/:session')),
  endOtherSessions: by('DELETE', own('/customers/current/sessions')),
  pendingIdentity: fresh('/customers/pending-identity'),
  ownIdentities: own('/customers/current/identities'),
  unlinkIdentity: by('DELETE', own('/customers/current/identities/:provider')),
  ownConsents: own('/customers/current/consents'),
  exportData: own('/customers/current/export'),
  cancelNewEmail: by('DELETE', own('/customers/current/pending-email')),
  updateAccount: by('PUT', own('/customers/:id')),
  deleteAccount: by('DELETE', own('/customers/:id')),
  askWatch: by('POST', known('/watches')),
  confirmWatch: post('/watches/confirm'),
  endWatch: post('/watches/end'),
  ownWatches: own('/customers/current/watches'),
  endOwnWatch: by('DELETE', own('/customers/current/watches/:id')),
  articleReviews: cached('/reviews/articles/:id'),
  writeReview: by('POST', own('/reviews')),
  promocodes: fresh('/promocodes'),
  checkPromocode: fresh('/promocodes/check/:code'),
  validateCart: post('/cart/validate'),
  placeReservation: { ...by('POST', known('/reservations')), repeatable: true },
  reservation: known('/reservations/:id'),
  cancelReservation: by('POST', known('/reservations/:id/cancel')),
  extendReservation: by('POST', known('/reservations/:id/extend')),
  acceptOffer: by('POST', known('/reservations/:id/offer')),
  withdrawPurchase: {
    ...by('POST', known('/reservations/:id/withdrawals')),
    repeatable: true,
  },
  checkout: { ...by('POST', known('/checkout')), repeatable: true },
  payment: fresh('/payments/:payment_id'),
  cancelPayment: post('/payments/:payment_id/cancel'),
  paymentCallback: {
    ...post('/payments/callback/:provider/:payment_id/:token'),
    pageToken: false,
    ownToken: true,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const apiPrefix = '/api/v1';
