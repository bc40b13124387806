import { blogEndpoints } from './blog/endpoints.ts';
import { campaignEndpoints } from './campaigns/endpoints.ts';
import { codeEndpoints } from './codes/endpoints.ts';
import { counterEndpoints } from './counter/endpoints.ts';
import { customersEndpoints } from './customers/endpoints.ts';
import { editingEndpoints } from './editing/endpoints.ts';
import type { DeskEndpoint } from './endpoint.ts';
import { goodsEndpoints } from './goods/endpoints.ts';
import { healthEndpoints } from './health/endpoints.ts';
import { homeEndpoints } from './home/endpoints.ts';
import { importEndpoints } from './imports/endpoints.ts';
import { linkEndpoints } from './links/endpoints.ts';
import { logEndpoints } from './log/endpoints.ts';
import { menuEndpoints } from './menu/endpoints.ts';
import { ordersEndpoints } from './orders/endpoints.ts';
import { overviewEndpoints } from './overview/endpoints.ts';
import { pagesEndpoints } from './pages/endpoints.ts';
import { paletteEndpoints } from './palette/endpoints.ts';
import { pollsEndpoints } from './polls/endpoints.ts';
import { reportsEndpoints } from './reports/endpoints.ts';
import { reviewEndpoints } from './reviews/endpoints.ts';
import { searchEndpoints } from './search/endpoints.ts';
import { settingsEndpoints } from './settings/endpoints.ts';
import { shopEndpoints } from './shops/endpoints.ts';
import { staffEndpoints } from './staff/endpoints.ts';

/** Every call of the desk behind its sign-in, area by area. */
export const deskEndpoints = {
  ...menuEndpoints,
  ...editingEndpoints,
  ...paletteEndpoints,
  ...logEndpoints,
  ...staffEndpoints,
  ...ordersEndpoints,
  ...overviewEndpoints,
  ...goodsEndpoints,
  ...reviewEndpoints,
  ...shopEndpoints,
  ...counterEndpoints,
  ...campaignEndpoints,
  ...codeEndpoints,
  ...importEndpoints,
  ...homeEndpoints,
  ...pagesEndpoints,
  ...blogEndpoints,
  ...pollsEndpoints,
  ...customersEndpoints,
  ...reportsEndpoints,
  ...searchEndpoints,
  ...linkEndpoints,
  ...healthEndpoints,
  ...settingsEndpoints,
} as const satisfies Readonly<Record<string, DeskEndpoint>>;

export type DeskCall = keyof typeof deskEndpoints;
