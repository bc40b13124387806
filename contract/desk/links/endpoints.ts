import { act, read } from '../endpoint.ts';

/** What other systems reach the shop by, and what it tells them. */
export const linkEndpoints = {
  keys: read('keys.see', '/keys'),
  makeKey: act('keys.edit', '/keys'),
  rotateKey: act('keys.edit', '/keys/:id/rotate'),
  revokeKey: act('keys.edit', '/keys/:id/revoke'),
  webhooks: read('keys.see', '/webhooks'),
  addWebhook: act('keys.edit', '/webhooks'),
  rotateWebhook: act('keys.edit', '/webhooks/:id/rotate'),
  pauseWebhook: act('keys.edit', '/webhooks/:id/pause'),
  resumeWebhook: act('keys.edit', '/webhooks/:id/resume'),
  removeWebhook: act('keys.edit', '/webhooks/:id/remove'),
  testWebhook: act('keys.edit', '/webhooks/:id/test'),
  deliveries: read('keys.see', '/webhooks/:id/deliveries'),
  replayDelivery: act('keys.edit', '/deliveries/:id/replay'),
} as const;
