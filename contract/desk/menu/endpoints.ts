import { read } from '../endpoint.ts';

export const menuEndpoints = {
  /** The small figures beside the pages of the menu. */
  menuCounts: read('overview.see', '/menu'),
} as const;
