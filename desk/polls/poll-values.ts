import type { WishedQuestion } from '#contract/desk/polls/schemas.ts';

/** What is written of a poll. */
export type PollValues = Readonly<{
  name: string;
  description: string;
  active: boolean;
  opensAt: string | null;
  closesAt: string | null;
  questions: readonly WishedQuestion[];
}>;
