import type { ImportKind } from './import-kind.ts';

/** Everything that can be imported, in the order in which a new shop needs it. Each is loaded when it is wanted: a delta of stock does not wait for the code of the blog. */
const loaders: Readonly<Record<string, () => Promise<ImportKind>>> = {
  postalcodes: async () => (await import('./kinds/postal-codes.ts')).postalCodes,
  addresses: async () => (await import('./kinds/addresses.ts')).addresses,
  shops: async () => (await import('./kinds/shops.ts')).shops,
  openingdays: async () => (await import('./kinds/shops.ts')).openingDays,
  genders: async () => (await import('./kinds/reference-lists.ts')).genders,
  productlines: async () => (await import('./kinds/reference-lists.ts')).productLines,
  colorgroups: async () => (await import('./kinds/reference-lists.ts')).colorGroups,
  colors: async () => (await import('./kinds/reference-lists.ts')).colors,
  sizes: async () => (await import('./kinds/reference-lists.ts')).sizes,
  categories: async () => (await import('./kinds/reference-lists.ts')).categories,
  subcategories: async () => (await import('./kinds/reference-lists.ts')).subcategories,
  groups: async () => (await import('./kinds/reference-lists.ts')).groups,
  articles: async () => (await import('./kinds/articles.ts')).articles,
  variants: async () => (await import('./kinds/variants.ts')).variants,
  images: async () => (await import('./kinds/variants.ts')).images,
  prices: async () => (await import('./kinds/articles.ts')).prices,
  stock: async () => (await import('./kinds/stock.ts')).stock,
  campaigns: async () => (await import('./kinds/campaigns.ts')).campaigns,
  campaignarticles: async () => (await import('./kinds/campaigns.ts')).campaignArticles,
  bestsellers: async () => (await import('./kinds/variants.ts')).bestsellers,
  shippingmethods: async () => (await import('./kinds/checkout.ts')).shippingMethods,
  promocodes: async () => (await import('./kinds/checkout.ts')).promocodes,
  customers: async () => (await import('./kinds/customers.ts')).customers,
  blog: async () => (await import('./kinds/blog.ts')).blog,
  polls: async () => (await import('./kinds/polls.ts')).polls,
  socialposts: async () => (await import('./kinds/social-posts.ts')).socialPosts,
  searchsynonyms: async () => (await import('./kinds/search.ts')).searchSynonyms,
  searchstopwords: async () => (await import('./kinds/search.ts')).searchStopWords,
  searchpins: async () => (await import('./kinds/search.ts')).searchPins,
};

export async function importKind(name: string): Promise<ImportKind | null> {
  return Object.hasOwn(loaders, name) ? ((await loaders[name]?.()) ?? null) : null;
}

export function allImportKinds(): Promise<ImportKind[]> {
  return Promise.all(Object.values(loaders).map((load) => load()));
}
