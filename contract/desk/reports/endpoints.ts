import { read } from '../endpoint.ts';

export const reportsEndpoints = {
  /** One report; to a role whose figures it does not hold there is none. */
  report: read('overview.see', '/reports/:name'),
} as const;
