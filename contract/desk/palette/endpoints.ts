import { read } from '../endpoint.ts';

export const paletteEndpoints = {
  /** What the palette finds: orders, goods, customers, each in its area's own way. */
  palette: read('overview.see', '/palette'),
} as const;
