/** ENT-88: the persisted local keys, exactly these; their names are contract. */
export const localKeys = [
  'orders',
  'client',
  'count',
  'total',
  'shipping',
  'discount',
  'klarnaOrders',
  'qliroOrders',
  'orderInfo',
  'knownAddresses',
  'favourites',
  'user',
  'activePromocode',
] as const;

export type LocalKey = (typeof localKeys)[number];

/**
 * Keys of our own beside the thirteen: which optional cookies the visitor allows (DEC-42), the shop chosen with
 * 'Velg som min butikk', the postcode last used for distances, the articles seen last, the searches made last, the articles to
 * be compared, what is set aside for a second shop, the key of an order whose answer has not come yet (DEC-89): shared, so
 * that two tabs cannot send it twice; and, with a yes to being measured, the number of the order that was told of last.
 */
export const ownLocalKeys = [
  'cookieChoices',
  'myShop',
  'myPostcode',
  'recentlySeen',
  'recentSearches',
  'compared',
  'restOfCart',
  'orderKey',
  'measuredOrder',
] as const;

export type OwnLocalKey = (typeof ownLocalKeys)[number];
