import type { ImportKind } from './import-kind.ts';
import { addresses } from './kinds/addresses.ts';
import { articles, prices } from './kinds/articles.ts';
import { blog } from './kinds/blog.ts';
import { campaignArticles, campaigns } from './kinds/campaigns.ts';
import { promocodes, shippingMethods } from './kinds/checkout.ts';
import { polls } from './kinds/polls.ts';
import { postalCodes } from './kinds/postal-codes.ts';
import {
  categories,
  colorGroups,
  colors,
  genders,
  groups,
  productLines,
  sizes,
  subcategories,
} from './kinds/reference-lists.ts';
import { searchPins, searchStopWords, searchSynonyms } from './kinds/search.ts';
import { openingDays, shops } from './kinds/shops.ts';
import { socialPosts } from './kinds/social-posts.ts';
import { stock } from './kinds/stock.ts';
import { bestsellers, images, variants } from './kinds/variants.ts';

/** Everything that can be imported, in the order in which a new shop needs it. */
export const importKinds: readonly ImportKind[] = [
  postalCodes,
  addresses,
  shops,
  openingDays,
  genders,
  productLines,
  colorGroups,
  colors,
  sizes,
  categories,
  subcategories,
  groups,
  articles,
  variants,
  images,
  prices,
  stock,
  campaigns,
  campaignArticles,
  bestsellers,
  shippingMethods,
  promocodes,
  blog,
  polls,
  socialPosts,
  searchSynonyms,
  searchStopWords,
  searchPins,
];
