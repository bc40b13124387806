import type { Area } from '../screen-route.ts';

export const shopsArea = {
  shops: {
    chunk: 'storefront/screens/shops/shops-screen.tsx',
    screen: async () => (await import('../../screens/shops/shops-screen.tsx')).ShopsScreen,
    load: async () => (await import('../../screens/shops/load-shops.ts')).loadShops,
  },
  shop: {
    chunk: 'storefront/screens/shops/shop-screen.tsx',
    screen: async () => (await import('../../screens/shops/shop-screen.tsx')).ShopScreen,
    load: async () => (await import('../../screens/shops/load-shops.ts')).loadShop,
  },
} satisfies Area;
