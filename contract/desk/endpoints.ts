import { customersEndpoints } from './customers/endpoints.ts';
import type { DeskEndpoint } from './endpoint.ts';
import { logEndpoints } from './log/endpoints.ts';
import { menuEndpoints } from './menu/endpoints.ts';
import { ordersEndpoints } from './orders/endpoints.ts';
import { overviewEndpoints } from './overview/endpoints.ts';
import { paletteEndpoints } from './palette/endpoints.ts';
import { reportsEndpoints } from './reports/endpoints.ts';

/** Every call of the desk behind its sign-in, area by area. */
export const deskEndpoints = {
  ...menuEndpoints,
  ...paletteEndpoints,
  ...logEndpoints,
  ...ordersEndpoints,
  ...overviewEndpoints,
  ...customersEndpoints,
  ...reportsEndpoints,
} as const satisfies Readonly<Record<string, DeskEndpoint>>;

export type DeskCall = keyof typeof deskEndpoints;
