import { z } from 'zod';
import { plainText, wholeNumber } from './wire-values.ts';

export const searchCalls = {
  /** Without a position: its hits are shown. With one, from 1: that hit was followed. */
  countSearch: {
    input: z.object({ query: plainText(1000), position: wholeNumber({ min: 1, max: 100_000 }).optional() }),
    answer: z.null(),
  },
  popularSearches: { input: z.object({}), answer: z.array(z.string()) },
};
