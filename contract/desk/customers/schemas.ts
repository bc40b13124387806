import { z } from 'zod';
import { number, pageOf, paging, time } from '../paging.ts';

const customerRow = z.object({
  id: z.int(),
  name: z.string(),
  phoneEnd: z.string(),
  isMember: z.boolean(),
  since: time,
  orders: z.int(),
  lastOrderAt: time.nullable(),
});

const customerAnswer = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  address: z.string().nullable(),
  birthDate: z.string().nullable(),
  isMember: z.boolean(),
  since: time,
  orders: z.array(
    z.object({
      id: z.int(),
      at: time,
      status: z.int(),
      shop: z.string(),
      delivery: z.boolean(),
      total: z.int(),
      pieces: z.int(),
    }),
  ),
  orderCount: z.int(),
  /** Newest first. */
  consents: z.array(z.object({ consent: z.string(), granted: z.boolean(), at: time, source: z.string().nullable() })),
  watches: z.array(
    z.object({
      kind: z.enum(['stock', 'price']),
      article: z.string(),
      shop: z.string().nullable(),
      at: time,
      until: time,
    }),
  ),
  reviews: z.int(),
});

export const customersSchemas = {
  customers: {
    request: z.object({ ...paging, q: z.string().trim().max(80).optional() }),
    answer: pageOf(customerRow),
  },
  customer: { request: z.object({ id: number }), answer: customerAnswer },
  customerFile: { request: z.object({ id: number }), answer: z.record(z.string(), z.unknown()) },
  eraseCustomer: {
    /** The name, typed by whoever erases. */
    request: z.object({ id: number, name: z.string().max(200) }),
    answer: z.object({}),
  },
} as const;

export type CustomerRow = z.infer<typeof customerRow>;
export type CustomerAnswer = z.infer<typeof customerAnswer>;
