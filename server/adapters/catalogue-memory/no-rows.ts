import type { CatalogueRows } from '../../ports/catalogue/catalogue-rows.ts';

/** What an empty catalogue is built from. */
export const noRows: CatalogueRows = {
  articles: [],
  variants: [],
  stock: [],
  campaigns: [],
  pricePoints: [],
  ranks: [],
  reviews: [],
  customMembers: [],
  retiredSlugs: [],
  reference: {
    genders: [],
    productLines: [],
    colors: [],
    colorGroups: [],
    mainGroups: [],
    groups2: [],
    groups3: [],
    sizes: [],
    shops: [],
  },
};
