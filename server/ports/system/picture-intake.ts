import type { Result } from '../result.ts';

/** Which article and which of its colours (null: all of them). */
export interface PictureTarget {
  readonly article: number;
  readonly color: number | null;
}

export type PictureTargetState = 'open' | 'unknown_article' | 'unknown_color';

export interface PictureTargets {
  states(targets: readonly PictureTarget[]): Promise<readonly PictureTargetState[]>;
}

/** Fetches from addresses that others have chosen: never from one inside, never on to where an answer leads. */
export interface PictureFetcher {
  fetch(url: string): Promise<Result<Buffer, { readonly says: string }>>;
}
