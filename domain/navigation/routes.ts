/**
 * Every screen's name and path. The first eighteen are the specification's (ROUTE-01 to ROUTE-22), in its order; the rest are
 * ours (DEC-21 to DEC-28, DEC-96, DEC-99, DEC-123). `:x` is a parameter, `:x?` one that may be left out.
 */
export const routePatterns = {
  home: '/',
  homePreview: '/preview/:name',
  about: '/om-oss',
  support: '/kundeservice',
  maintenance: '/vedlikehold', // care of clothes, not a 'site is down' page (TRAP-15)
  policy: '/baerekraftig-forretningspraksis',
  'cookies-screen': '/personvernerklaering',
  checkout: '/checkout',
  'bhg-start-1': '/dette-trenger-barnet-til-barnehagestart',
  'hvordan-kle-barna': '/hvordan-kle-barna',
  'bionic-finish-eco': '/bionic-finish-eco',
  vikafjell1: '/furet-vaerbitt-vikafjell',
  productById: '/product/:articleId?',
  product: '/product/:articleName?',
  search: '/search/:query',
  utvalg: '/utvalg/:ids',
  gender: '/:gender',
  category: '/:categoryName?/:subcategoryName?/:group?',

  contact: '/kontakt-oss',
  terms: '/kjopsvilkar',
  returns: '/retur',
  delivery: '/levering',
  faq: '/sporsmal-og-svar',
  trim: '/trim',
  info: '/informasjon',
  accessibility: '/tilgjengelighet',
  transparency: '/apenhetsloven',
  blog: '/blogg',
  blogCategory: '/blogg/kategori/:slug',
  blogPost: '/blogg/:slug',
  productLines: '/merker',
  productLine: '/merker/:slug',
  colorgroups: '/farger',
  colorgroup: '/farger/:slug',
  campaigns: '/kampanjer',
  campaign: '/kampanjer/:id',
  paper: '/kundeavis',
  bestsellers: '/bestselgere',
  shops: '/butikker',
  shop: '/butikker/:slug',
  poll: '/avstemning/:id',
  login: '/logg-inn',
  register: '/registrer',
  forgotPassword: '/glemt-passord',
  resetPassword: '/nullstill-passord/:token',
  verifyEmail: '/bekreft-epost/:token',
  account: '/min-side',
  history: '/min-side/historikk',
  accountReviews: '/min-side/omtaler',
  qrCode: '/min-side/qr-kode',
  sessions: '/min-side/innlogginger',
  ownData: '/min-side/opplysninger',
  favourites: '/favoritter',
  compare: '/sammenlign/:ids?',
  watches: '/min-side/varsler',
  confirmWatch: '/varsel/bekreft/:token',
  endWatch: '/varsel/avslutt/:token',
  paymentReturn: '/checkout/betaling/:paymentId',
  receipt: '/checkout/kvittering/:reservationId',
} as const;

export type RouteName = keyof typeof routePatterns;
export type RoutePattern<Name extends RouteName> = (typeof routePatterns)[Name];

export const routeNames = Object.keys(routePatterns) as readonly RouteName[];

/** Customers only (ROLE-05 to ROLE-09, DEC-28); everything else is open to anonymous visitors. */
export const guardedRoutes: ReadonlySet<RouteName> = new Set([
  'account',
  'history',
  'accountReviews',
  'qrCode',
  'sessions',
  'watches',
  'ownData',
]);

/** Where shoppers write something about themselves, or whose addresses hold something secret: no shared cache may store them. */
export const privateRoutes: ReadonlySet<RouteName> = new Set([
  ...guardedRoutes,
  'homePreview',
  'checkout',
  'paymentReturn',
  'receipt',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'confirmWatch',
  'endWatch',
]);
