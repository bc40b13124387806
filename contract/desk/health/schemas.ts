import { z } from 'zod';

export const healthStates = ['well', 'look', 'wrong'] as const;
export const healthNames = [
  'processes',
  'database',
  'replica',
  'version',
  'payment-calls',
  'provider',
  'mails',
  'sms',
  'events',
  'webhooks',
  'imports',
  'pictures',
  'keys',
  'certificate',
  'backup',
  'setting',
] as const;

/** One thing that is well or not. What it is about, where there are several of a kind; figures for the words, ages in seconds. */
const line = z.object({
  name: z.enum(healthNames),
  about: z.string().nullable(),
  state: z.enum(healthStates),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export const healthSchemas = {
  health: { request: z.object({}), answer: z.object({ at: z.string(), lines: z.array(line) }) },
  resendMails: { request: z.object({}), answer: z.object({ count: z.int() }) },
} as const;

export type HealthLine = z.infer<typeof line>;
export type HealthName = (typeof healthNames)[number];
export type HealthState = (typeof healthStates)[number];
