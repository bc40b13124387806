import { z } from 'zod';
import { customer } from './customer.ts';
import { flagInput, plainText } from './wire-values.ts';

export const sessionCalls = {
  /** Without e-mail address and password it is a guest's. */
  openSession: {
    input: z.object({ email: plainText(300), password: plainText(1000), remember: flagInput }).partial(),
    answer: z.object({
      /** Sent with every call as `Authorization: Bearer …`. */
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      customer: customer.nullable(),
    }),
  },
};
