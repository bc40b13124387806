import { z } from 'zod';
import { isStorable } from '#domain/text/storable.ts';
import { mostQuestions } from '../../poll.ts';
import { listedEntry } from '../log/schemas.ts';
import { number, time, version } from '../paging.ts';

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((value) => isStorable(value));
const instant = z.iso.datetime({ offset: true }).nullable();

/** One that is new has no number yet. Something must be right, as whatever is chosen is told right or wrong. */
const option = z.object({ id: z.int().nullable(), text: text(300), correct: z.boolean() });
const question = z.object({
  id: z.int().nullable(),
  text: text(500),
  options: z
    .array(option)
    .min(2)
    .max(20)
    .refine((options) => options.some(({ correct }) => correct)),
});

/** 'off': nobody is asked. The others are by its time. */
const state = z.enum(['off', 'planned', 'open', 'closed']);

const row = z.object({
  id: z.int(),
  name: z.string(),
  state,
  opensAt: time.nullable(),
  closesAt: time.nullable(),
  questions: z.int(),
  participants: z.int(),
});

const counted = z.object({
  id: z.int(),
  text: z.string(),
  options: z.array(z.object({ id: z.int(), text: z.string(), correct: z.boolean(), answers: z.int() })),
});

export const pollsSchemas = {
  polls: { request: z.object({}), answer: z.object({ rows: z.array(row) }) },
  poll: {
    request: z.object({ id: number }),
    answer: z.object({
      id: z.int(),
      version,
      state,
      name: z.string(),
      description: z.string(),
      active: z.boolean(),
      opensAt: time.nullable(),
      closesAt: time.nullable(),
      questions: z.array(counted),
      participants: z.int(),
      traces: z.array(listedEntry),
    }),
  },
  makePoll: { request: z.object({ name: text(200) }), answer: z.object({ id: z.int() }) },
  savePoll: {
    request: z.object({
      id: number,
      version,
      name: text(200),
      description: z.string().trim().max(1_000).refine(isStorable),
      active: z.boolean(),
      opensAt: instant,
      closesAt: instant,
      questions: z.array(question).max(mostQuestions),
      /** How many answers go with what is taken out, as somebody was told: more than that and nothing is changed. */
      answersLost: z.int().min(0),
    }),
    answer: z.object({ version }),
  },
  closePoll: { request: z.object({ id: number, version }), answer: z.object({ version }) },
} as const;

export type PollRow = z.infer<typeof row>;
export type PollState = z.infer<typeof state>;
export type DeskPoll = z.infer<(typeof pollsSchemas)['poll']['answer']>;
export type PollWish = z.output<(typeof pollsSchemas)['savePoll']['request']>;
export type WishedQuestion = z.input<typeof question>;
