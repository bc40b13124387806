import type { DeskPage } from './page.ts';

/** Every page that is built. The menu's order is its own (frame/menu.ts); a page that is not here is not in it. */
export const pages: readonly DeskPage[] = [
  {
    name: 'overview',
    path: '/oversikt',
    permission: 'overview.see',
    key: 'h',
    load: () => import('./overview/overview-page.tsx').then((part) => part.OverviewPage),
  },
  {
    name: 'overview',
    path: '/rapporter',
    permission: 'overview.see',
    load: () => import('./reports/reports-page.tsx').then((part) => part.ReportsPage),
  },
  {
    name: 'orders',
    path: '/ordre',
    permission: 'orders.see',
    key: 'o',
    load: () => import('./orders/orders-page.tsx').then((part) => part.OrdersPage),
  },
  {
    name: 'orders',
    path: '/ordre/:id',
    permission: 'orders.see',
    load: () => import('./orders/order-page.tsx').then((part) => part.OrderPage),
  },
  {
    name: 'customers',
    path: '/kunder',
    permission: 'customers.see',
    key: 'k',
    load: () => import('./customers/customers-page.tsx').then((part) => part.CustomersPage),
  },
  {
    name: 'customers',
    path: '/kunder/:id',
    permission: 'customers.see',
    load: () => import('./customers/customer-page.tsx').then((part) => part.CustomerPage),
  },
  {
    name: 'log',
    path: '/endringslogg',
    permission: 'log.see',
    key: 'e',
    load: () => import('./log/log-page.tsx').then((part) => part.LogPage),
  },
];
