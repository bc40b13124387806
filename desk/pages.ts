import type { DeskPage } from './page.ts';

/** Every page that is built. The menu's order is its own (frame/menu.ts); a page that is not here is not in it. */
export const pages: readonly DeskPage[] = [
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
    name: 'log',
    path: '/endringslogg',
    permission: 'log.see',
    key: 'e',
    load: () => import('./log/log-page.tsx').then((part) => part.LogPage),
  },
];
