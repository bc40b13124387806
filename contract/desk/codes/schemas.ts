import { z } from 'zod';
import { givenCodeReasons, mostGivenKroner } from '#domain/promocode/given-code.ts';
import { number, pageOf, paging } from '../paging.ts';

export const codeStates = ['usable', 'planned', 'used-up', 'over', 'stopped'] as const;

const codeRow = z.object({
  id: z.int(),
  name: z.string(),
  isFixed: z.boolean(),
  /** Kroner, or a fraction. */
  amount: z.number(),
  isPublic: z.boolean(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  most: z.int().nullable(),
  mostPerCustomer: z.int().nullable(),
  uses: z.int(),
  state: z.enum(codeStates),
});

const day = z.iso.date().nullable();
const limit = z.int().min(1).max(1_000_000_000).nullable();
const one = z.object({ id: number });

export const codeSchemas = {
  codes: {
    request: z.object({ ...paging, q: z.string().trim().max(80).optional(), state: z.enum(codeStates).optional() }),
    answer: pageOf(codeRow),
  },
  makeCode: {
    request: z
      .object({
        name: z
          .string()
          .trim()
          .min(2)
          .max(100)
          .regex(/^[\p{L}\p{N}_-]+$/u),
        isFixed: z.boolean(),
        amount: z.number().positive().max(100_000),
        isPublic: z.boolean(),
        from: day,
        to: day,
        most: limit,
        mostPerCustomer: limit,
      })
      .refine(({ isFixed, amount }) => isFixed || amount <= 1, { path: ['amount'] })
      .refine(({ from, to }) => from === null || to === null || to >= from, { path: ['to'] }),
    answer: one,
  },
  giveCode: {
    request: z.object({ amount: z.int().min(1).max(mostGivenKroner), reason: z.enum(givenCodeReasons) }),
    answer: z.object({ id: z.int(), name: z.string(), to: z.iso.date() }),
  },
  stopCode: { request: one, answer: codeRow },
  resumeCode: { request: one, answer: codeRow },
} as const;

export type CodeRow = z.infer<typeof codeRow>;
export type CodeState = (typeof codeStates)[number];
