import type { DeskActor } from './desk-actor.ts';

export interface DeskSession {
  readonly actor: DeskActor & { readonly member: number; readonly session: number };
  readonly email: string;
  readonly lastTouch: number;
  /** How the person can be asked for again. */
  readonly ways: { readonly passkey: boolean; readonly password: boolean };
}

/** Who is signed in at the desk. */
export interface DeskSessions {
  /** Null: no such session, or one that has run out, was ended, or whose person has no access any more. */
  find(token: string, now: number): Promise<DeskSession | null>;
  /** `steppedUp`: the person has just been asked for. */
  start(session: { member: number; token: string; device: string; steppedUp: boolean }, now: number): Promise<void>;
  touch(sessionId: number, now: number): Promise<void>;
  stepUp(sessionId: number, now: number): Promise<void>;
  end(sessionId: number, now: number): Promise<void>;
}
