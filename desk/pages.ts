import type { DeskPage } from './page.ts';

/** Every page that is built. The menu's order is its own (frame/menu.ts); a page that is not here is not in it. */
export const pages: readonly DeskPage[] = [
  {
    name: 'reviews',
    path: '/omtaler',
    permission: 'reviews.see',
    key: 'm',
    load: () => import('./reviews/reviews-page.tsx').then((part) => part.ReviewsPage),
  },
  {
    name: 'shops',
    path: '/butikker',
    permission: 'shops.see',
    key: 'b',
    load: () => import('./shops/shops-page.tsx').then((part) => part.ShopsPage),
  },
  {
    name: 'shops',
    path: '/butikker/:id',
    permission: 'shops.see',
    load: () => import('./shops/shop-page.tsx').then((part) => part.ShopPage),
  },
  {
    name: 'counter',
    path: '/disken',
    permission: 'counter.see',
    key: 'd',
    load: () => import('./counter/counter-page.tsx').then((part) => part.CounterPage),
  },
  {
    name: 'goods',
    path: '/varer',
    permission: 'goods.see',
    key: 'v',
    load: () => import('./goods/goods-page.tsx').then((part) => part.GoodsPage),
  },
  {
    name: 'goods',
    path: '/varer/:id',
    permission: 'goods.see',
    load: () => import('./goods/article/article-page.tsx').then((part) => part.ArticlePage),
  },
  {
    name: 'staff',
    path: '/ansatte',
    permission: 'staff.see',
    key: 'a',
    load: () => import('./staff/staff-page.tsx').then((part) => part.StaffPage),
  },
  {
    name: 'log',
    path: '/endringslogg',
    permission: 'log.see',
    key: 'e',
    load: () => import('./log/log-page.tsx').then((part) => part.LogPage),
  },
];
