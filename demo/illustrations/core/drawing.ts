import type { Ctx } from './context.ts';
import type { Box } from './path.ts';

/** The side a drawing shows; a detail is a close look at the front. */
export type View = 'front' | 'back';

export interface Drawn {
  body: string;
  /** What the detail view looks at. */
  focus: Box;
}

export type Drawing = (c: Ctx, view: View) => Drawn;
