import { read } from '../endpoint.ts';

export const overviewEndpoints = {
  /** What needs somebody, and how it goes; a role gets the parts that are theirs, the others are null. */
  overview: read('overview.see', '/overview'),
} as const;
