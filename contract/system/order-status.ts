import { z } from 'zod';
import { isStorable } from '#domain/text/storable.ts';
import { idParam } from '../wire-values.ts';

/** What a shop's own system may say of an order, as the staff does at the counter. */
export const orderMoves = [
  'begin',
  'picked',
  'ready',
  'collected',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;

export type OrderMove = (typeof orderMoves)[number];

export const orderStatusParams = z.object({ order: idParam });

const line = z.strictObject({
  ean: z.string().regex(/^\d{8,14}$/, 'must be 8 to 14 digits'),
  count: z.int().min(1).max(10_000),
  /** As good as new: on sale again in the order's shop. */
  sellable: z.boolean().default(true),
});

export const orderStatusRequest = z
  .strictObject({
    status: z.enum(orderMoves),
    /** Of `shipped`: where the parcel can be followed. */
    tracking: z
      .url({ protocol: /^https$/ })
      .max(500)
      .refine(isStorable, 'has signs that cannot be stored')
      .optional(),
    /** Of `ready`: where the goods lie on the shelf for collection. */
    place: z
      .string()
      .regex(/^[A-ZÆØÅ]{1,2}[0-9]{1,2}$/, 'must be as A1')
      .optional(),
    /** Of `collected`, where the order is paid in the shop: the till's slip. */
    slip: z
      .string()
      .trim()
      .regex(/^[0-9A-Za-z -]{1,30}$/, 'must be up to 30 letters and digits')
      .optional(),
    /**
     * Of `collected` and `returned`: a number among those of the system's stock lines about this shop, so that a whole figure
     * that was counted before, and comes after, does not count the pieces twice.
     */
    seq: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    /** Of `returned`: what came back; left out, all that the customer has told. */
    lines: z.array(line).min(1).max(200).optional(),
  })
  .superRefine((said, context) => {
    for (const [field, of] of Object.entries(goesWith))
      if (said[field as keyof typeof goesWith] !== undefined && !of.includes(said.status))
        context.addIssue({ code: 'custom', message: `goes with ${of.join(' and ')}`, path: [field] });
  });

const goesWith: Readonly<Record<'tracking' | 'place' | 'slip' | 'seq' | 'lines', readonly OrderMove[]>> = {
  tracking: ['shipped'],
  place: ['ready'],
  slip: ['collected'],
  seq: ['collected', 'returned'],
  lines: ['returned'],
};

export const orderStatusAnswer = z.object({
  result: z.enum(['applied', 'unchanged']),
  order: z.int(),
  /** As it is now. */
  status: z.int(),
  /** Of `returned`, in øre: what goes back to the customer. */
  refund: z.int().optional(),
});

/** How an order stands that could not be moved. */
export const orderAsItIs = z.object({
  order: z.int(),
  status: z.int(),
  /** What may be said of it now. */
  allowed: z.array(z.enum(orderMoves)),
});

export type OrderStatusRequest = z.infer<typeof orderStatusRequest>;
export type OrderStatusAnswer = z.infer<typeof orderStatusAnswer>;
export type OrderAsItIs = z.infer<typeof orderAsItIs>;
