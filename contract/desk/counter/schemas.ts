import { z } from 'zod';
import { number, time } from '../paging.ts';

const shops = z.array(number).min(1).max(60);
const pin = z.string().regex(/^\d{4}$/);

const device = z.object({ id: z.int(), name: z.string(), shops: z.array(z.int()), lastSeenAt: time });
const clerk = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(['clerk', 'manager']),
  shops: z.array(z.int()),
  locked: z.boolean(),
});
const none = z.object({});

export const counterSchemas = {
  counterSide: {
    request: none,
    answer: z.object({
      devices: z.array(device),
      clerks: z.array(clerk),
      shops: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  },
  makePairing: {
    request: z.object({ name: z.string().trim().min(1).max(60), shops }),
    answer: z.object({ code: z.string(), expiresAt: time }),
  },
  unpairDevice: { request: z.object({ id: number }), answer: none },
  addClerk: {
    request: z.object({ name: z.string().trim().min(2).max(60), pin, role: z.enum(['clerk', 'manager']), shops }),
    answer: none,
  },
  newPin: { request: z.object({ id: number, pin }), answer: none },
  openClerk: { request: z.object({ id: number }), answer: none },
  letClerkGo: { request: z.object({ id: number }), answer: none },
} as const;

export type CounterDevice = z.infer<typeof device>;
export type CounterClerk = z.infer<typeof clerk>;
