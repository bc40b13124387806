import { editingEndpoints } from './editing/endpoints.ts';
import type { DeskEndpoint } from './endpoint.ts';
import { logEndpoints } from './log/endpoints.ts';
import { menuEndpoints } from './menu/endpoints.ts';
import { ordersEndpoints } from './orders/endpoints.ts';
import { overviewEndpoints } from './overview/endpoints.ts';
import { paletteEndpoints } from './palette/endpoints.ts';
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
} as const satisfies Readonly<Record<string, DeskEndpoint>>;

export type DeskCall = keyof typeof deskEndpoints;
