import type { Area } from '../screen-route.ts';

/**
 * Screens that lead to lists, and the shopper's favourites and comparison. Apart from the goods area, so that a list
 * does not carry the names of these files.
 */
export const browseArea = {
  favourites: {
    chunk: 'storefront/screens/list/favourites-screen.tsx',
    screen: async () => (await import('../../screens/list/favourites-screen.tsx')).FavouritesScreen,
  },
  compare: {
    chunk: 'storefront/screens/compare/compare-screen.tsx',
    screen: async () => (await import('../../screens/compare/compare-screen.tsx')).CompareScreen,
    load: async () => (await import('../../screens/compare/load-compare.ts')).loadCompare,
  },
  productLines: {
    chunk: 'storefront/screens/browse/product-lines-screen.tsx',
    screen: async () => (await import('../../screens/browse/product-lines-screen.tsx')).ProductLinesScreen,
    load: async () => (await import('../../screens/browse/load-browse.ts')).loadProductLines,
  },
  colorgroups: {
    chunk: 'storefront/screens/browse/colorgroups-screen.tsx',
    screen: async () => (await import('../../screens/browse/colorgroups-screen.tsx')).ColorgroupsScreen,
    load: async () => (await import('../../screens/browse/load-browse.ts')).loadColorgroups,
  },
  campaigns: {
    chunk: 'storefront/screens/browse/campaigns-screen.tsx',
    screen: async () => (await import('../../screens/browse/campaigns-screen.tsx')).CampaignsScreen,
    load: async () => (await import('../../screens/browse/load-browse.ts')).loadCampaigns,
  },
} satisfies Area;
