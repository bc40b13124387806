import type { PollRecord } from '#contract/poll.ts';
import type { SocialPostRecord } from '#contract/social.ts';

/** What the chain writes itself: blog, polls, social posts. Read from memory with the rest of what is published. */
export interface Editorial {
  /** Newest first, those to come included: which are shown is asked with an instant. */
  readonly posts: readonly EditorialPost[];
  readonly categories: readonly EditorialCategory[];
  readonly polls: readonly EditorialPoll[];
  readonly socialPosts: readonly SocialPostRecord[];
}

export interface EditorialPost {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly lead: string;
  /** Sanitised HTML. */
  readonly body: string;
  readonly featuredImage: string | null;
  readonly featuredImageAlt: string;
  readonly mainArticleId: number | null;
  readonly relatedArticleIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly publishedAt: number;
}

export interface EditorialCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface EditorialPoll {
  readonly record: PollRecord;
  readonly active: boolean;
  /** When it is open, where it is active; null: at once, and without an end. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** Option ids that are right. */
  readonly correct: ReadonlySet<number>;
}

/** What visitors have answered. */
export interface PollStore {
  answersOf(voter: string, questionIds: readonly number[]): Promise<readonly GivenAnswer[]>;
  /** All answers or none. */
  answer(voter: string, answers: readonly GivenAnswer[]): Promise<AnswerOutcome>;
  counts(questionIds: readonly number[]): Promise<readonly (GivenAnswer & { readonly count: number })[]>;
  participants(questionIds: readonly number[]): Promise<number>;
}

/** `answered-before`: one of the questions, by this voter (DEC-123); `not-asked`: a question or option has just been taken out. */
export type AnswerOutcome = 'written' | 'answered-before' | 'not-asked';

export interface GivenAnswer {
  readonly questionId: number;
  readonly optionId: number;
}
