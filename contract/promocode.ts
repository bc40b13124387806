import { z } from 'zod';
import { flag, noInput } from './wire-values.ts';

/** ENT-81, DEC-78: kroner off when fixed is 1, else a fraction. */
export const promocode = z.object({
  id: z.int(),
  name: z.string(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  fixed: flag,
  amount: z.number(),
  type: z.enum(['public', 'code']),
});

export const promocodeCalls = {
  promocodes: { input: noInput, answer: z.array(promocode) },
  checkPromocode: { input: z.object({ code: z.string().min(1).max(100) }), answer: promocode },
};

export type PromocodeRecord = z.infer<typeof promocode>;
