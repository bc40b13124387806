import { z } from 'zod';
import { eventTypes } from '#domain/system/event-types.ts';
import { systemScopes } from '#domain/system/scopes.ts';
import { cursor, number, time } from '../paging.ts';

const id = number.min(1);
const keyId = z.string().regex(/^[a-z0-9]{10}$/);
const shops = z.array(number.min(1)).min(1).max(500).nullable();

const key = z.object({
  id: z.string(),
  system: z.string(),
  scopes: z.array(z.enum(systemScopes)),
  /** Null: all. */
  shops: z.array(z.int()).nullable(),
  networks: z.array(z.string()).nullable(),
  perMinute: z.int(),
  expiresAt: time,
  lastUsedAt: time.nullable(),
  state: z.enum(['live', 'ending', 'expired', 'revoked']),
});
/** The token is there once; whoever sends the same act again gets null. */
const madeKey = z.object({ id: z.string(), token: z.string().nullable() });

const webhook = z.object({
  id: z.int(),
  url: z.string(),
  types: z.array(z.string()),
  shops: z.array(z.int()).nullable(),
  pausedBecause: z.string().nullable(),
  waiting: z.int(),
  failed: z.int(),
});
const secret = z.object({ id: z.int(), secret: z.string().nullable() });

const delivery = z.object({
  id: z.int(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  answer: z.string().nullable(),
  at: time,
  nextAt: time.nullable(),
});

const one = z.object({ id });
const nothing = z.object({});
const shop = z.object({ id: z.int(), name: z.string() });

export const linkSchemas = {
  keys: { request: nothing, answer: z.object({ keys: z.array(key), shops: z.array(shop) }) },
  makeKey: {
    request: z.object({
      system: z
        .string()
        .trim()
        .regex(/^[a-z0-9-]{2,40}$/),
      scopes: z.array(z.enum(systemScopes)).min(1),
      shops,
      networks: z.array(z.string().trim().min(1).max(60)).min(1).max(20).nullable(),
      perMinute: z.int().min(1).max(100_000),
      days: z.int().min(1).max(3650),
    }),
    answer: madeKey,
  },
  rotateKey: { request: z.object({ id: keyId }), answer: madeKey },
  revokeKey: { request: z.object({ id: keyId }), answer: nothing },
  webhooks: { request: nothing, answer: z.object({ webhooks: z.array(webhook), shops: z.array(shop) }) },
  addWebhook: {
    request: z.object({ url: z.string().trim().min(1).max(500), types: z.array(z.enum(eventTypes)).min(1), shops }),
    answer: secret,
  },
  rotateWebhook: { request: one, answer: secret },
  pauseWebhook: { request: one, answer: nothing },
  resumeWebhook: { request: one, answer: nothing },
  removeWebhook: { request: one, answer: nothing },
  testWebhook: { request: one, answer: nothing },
  deliveries: {
    request: z.object({ id, after: cursor.optional() }),
    answer: z.object({ rows: z.array(delivery), next: cursor.nullable() }),
  },
  replayDelivery: { request: one, answer: nothing },
} as const;

export type KeyRow = z.infer<typeof key>;
export type WebhookRow = z.infer<typeof webhook>;
export type DeliveryRow = z.infer<typeof delivery>;
