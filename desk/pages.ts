import type { DeskPage } from './page.ts';

/** Every page that is built. The menu's order is its own (frame/menu.ts); a page that is not here is not in it. */
export const pages: readonly DeskPage[] = [
  {
    name: 'campaigns',
    path: '/kampanjer',
    permission: 'campaigns.see',
    key: 'k',
    load: () => import('./campaigns/campaigns-page.tsx').then((part) => part.CampaignsPage),
  },
  {
    name: 'campaigns',
    path: '/kampanjer/:id',
    permission: 'campaigns.see',
    load: () => import('./campaigns/campaign-page.tsx').then((part) => part.CampaignPage),
  },
  {
    name: 'codes',
    path: '/rabattkoder',
    permission: 'codes.see',
    load: () => import('./codes/codes-page.tsx').then((part) => part.CodesPage),
  },
  {
    name: 'imports',
    path: '/import',
    permission: 'imports.see',
    key: 'i',
    load: () => import('./imports/imports-page.tsx').then((part) => part.ImportsPage),
  },
  {
    name: 'imports',
    path: '/import/:id',
    permission: 'imports.see',
    load: () => import('./imports/upload-page.tsx').then((part) => part.UploadPage),
  },
  {
    name: 'home',
    path: '/forsiden',
    permission: 'home.see',
    key: 'f',
    load: () => import('./home/home-page.tsx').then((part) => part.HomePage),
  },
  {
    name: 'log',
    path: '/endringslogg',
    permission: 'log.see',
    key: 'e',
    load: () => import('./log/log-page.tsx').then((part) => part.LogPage),
  },
];
