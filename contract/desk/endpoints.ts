import { counterEndpoints } from './counter/endpoints.ts';
import { editingEndpoints } from './editing/endpoints.ts';
import type { DeskEndpoint } from './endpoint.ts';
import { goodsEndpoints } from './goods/endpoints.ts';
import { logEndpoints } from './log/endpoints.ts';
import { menuEndpoints } from './menu/endpoints.ts';
import { paletteEndpoints } from './palette/endpoints.ts';
import { reviewEndpoints } from './reviews/endpoints.ts';
import { shopEndpoints } from './shops/endpoints.ts';
import { staffEndpoints } from './staff/endpoints.ts';

/** Every call of the desk behind its sign-in, area by area. */
export const deskEndpoints = {
  ...menuEndpoints,
  ...editingEndpoints,
  ...paletteEndpoints,
  ...logEndpoints,
  ...goodsEndpoints,
  ...reviewEndpoints,
  ...shopEndpoints,
  ...counterEndpoints,
  ...staffEndpoints,
} as const satisfies Readonly<Record<string, DeskEndpoint>>;

export type DeskCall = keyof typeof deskEndpoints;
