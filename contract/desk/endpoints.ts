import { campaignEndpoints } from './campaigns/endpoints.ts';
import { codeEndpoints } from './codes/endpoints.ts';
import type { DeskEndpoint } from './endpoint.ts';
import { homeEndpoints } from './home/endpoints.ts';
import { importEndpoints } from './imports/endpoints.ts';
import { logEndpoints } from './log/endpoints.ts';
import { menuEndpoints } from './menu/endpoints.ts';
import { paletteEndpoints } from './palette/endpoints.ts';

/** Every call of the desk behind its sign-in, area by area. */
export const deskEndpoints = {
  ...menuEndpoints,
  ...paletteEndpoints,
  ...logEndpoints,
  ...campaignEndpoints,
  ...codeEndpoints,
  ...importEndpoints,
  ...homeEndpoints,
} as const satisfies Readonly<Record<string, DeskEndpoint>>;

export type DeskCall = keyof typeof deskEndpoints;
