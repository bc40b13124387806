import { act, read } from '../endpoint.ts';

export const healthEndpoints = {
  health: read('health.see', '/health'),
  /** What was given up in the last week is tried again. */
  resendMails: act('orders.write', '/health/mails/resend'),
} as const;
