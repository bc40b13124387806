import type { DeskPage } from './page.ts';

/** Every page that is built. The menu's order is its own (frame/menu.ts); a page that is not here is not in it. */
export const pages: readonly DeskPage[] = [
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
