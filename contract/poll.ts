import { z } from 'zod';
import { idParam, noInput } from './wire-values.ts';

/** ENT-82. Which option is right is never told before answering (DEC-123). */
export const poll = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  banner_desktop: z.string().nullable(),
  banner_mobile: z.string().nullable(),
  questions: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      options: z.array(z.object({ id: z.int(), text: z.string() })),
    }),
  ),
});
export const pollAnswer = z.object({ question_id: z.int(), option_id: z.int(), correct: z.boolean() });
export const pollScore = z.object({ id: z.int(), score: z.int(), total: z.int(), participants: z.int() });
export const questionScore = z.object({
  id: z.int(),
  options: z.array(z.object({ option_id: z.int(), count: z.int() })),
  correct_count: z.int(),
  total: z.int(),
});

/** A poll is answered whole, in one call: it has no more questions than one takes. */
export const mostQuestions = 100;

const byId = z.object({ id: idParam });
const chosen = z.object({ question_id: z.int(), option_id: z.int() });

export const pollCalls = {
  activePolls: { input: noInput, answer: z.array(poll) },
  poll: { input: byId, answer: poll },
  pollScore: { input: byId, answer: pollScore },
  questionScore: { input: byId, answer: questionScore },
  questionAnswers: { input: byId, answer: z.array(pollAnswer) },
  pollAnswers: { input: byId, answer: z.array(pollAnswer) },
  answerPoll: {
    input: z.object({ id: idParam, answers: z.array(chosen).max(mostQuestions) }),
    answer: z.object({ score: z.int(), total: z.int(), answers: z.array(pollAnswer) }),
  },
};

export type PollRecord = z.infer<typeof poll>;
export type PollAnswerRecord = z.infer<typeof pollAnswer>;
export type QuestionScoreRecord = z.infer<typeof questionScore>;
