import type { PollWish } from '#contract/desk/polls/schemas.ts';

export interface StoredPoll {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly participants: number;
  readonly questions: readonly {
    readonly id: number;
    readonly text: string;
    readonly options: readonly {
      readonly id: number;
      readonly text: string;
      readonly correct: boolean;
      readonly answers: number;
    }[];
  }[];
}

export interface DeskPolls {
  all(): Promise<StoredPoll[]>;
  find(id: number): Promise<StoredPoll | null>;
  /** Locks it, so that changes are made one after the other. */
  lock(id: number): Promise<StoredPoll | null>;
  make(name: string): Promise<number>;
  /** What is not in it goes, with its answers. */
  write(poll: Omit<PollWish, 'version' | 'answersLost'>): Promise<void>;
  close(id: number, at: number): Promise<void>;
}
