import { z } from 'zod';
import { homeFile } from '../../home-file.ts';
import { number, time, version } from '../paging.ts';

const instant = z.iso.datetime({ offset: true });

const homeVersion = z.object({
  id: z.int(),
  title: z.string(),
  by: z.string().nullable(),
  at: time,
  state: z.enum(['planned', 'live', 'former']),
  publishAt: time.nullable(),
  backAt: time.nullable(),
});

const draft = z.object({ id: z.int(), version, page: homeFile, savedAt: time });

const warning = z.object({ slot: z.string(), percent: z.int(), met: z.int(), all: z.int() });

const state = z.object({
  draft: draft.nullable(),
  /** What customers see now. */
  live: homeFile,
  versions: z.array(homeVersion),
  warnings: z.array(warning),
  /** Pictures that stand on the page now, by slot, as addresses. */
  pictures: z.record(z.string(), z.string()),
});

const expected = z.object({ id: z.int(), version });
const one = z.object({ id: number });

export const homeSchemas = {
  home: { request: z.object({}), answer: state },
  saveHome: {
    /** Without an id it is the first change of what is live. */
    request: z.object({ id: z.int().nullable(), version, page: homeFile }),
    answer: z.object({ id: z.int(), version, warnings: z.array(warning) }),
  },
  discardHome: { request: expected, answer: z.object({ id: z.int() }) },
  publishHome: {
    request: expected.extend({ at: instant.nullable(), backAt: instant.nullable() }),
    answer: z.object({ id: z.int(), isLive: z.boolean() }),
  },
  unscheduleHome: { request: one, answer: z.object({ id: z.int() }) },
  restoreHome: { request: one, answer: z.object({ id: z.int() }) },
  previewHome: { request: one, answer: z.object({ address: z.string() }) },
} as const;

export type HomeState = z.infer<typeof state>;
export type HomeVersion = z.infer<typeof homeVersion>;
export type HomeWarning = z.infer<typeof warning>;
