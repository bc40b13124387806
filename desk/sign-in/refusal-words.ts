import { frameText, refusalText } from '#content/nb/desk/frame.ts';
import { signInRefusals } from '#content/nb/desk/sign-in.ts';
import type { Answer } from '../data/answer.ts';

/** Why somebody did not get in, in words; null: they did. */
export function whyNot(answer: Answer<unknown>): string | null {
  if (answer.kind === 'done') return null;
  if (answer.kind === 'no-connection') return frameText.noLine;
  const { reason } = answer.refusal;
  return (reason === undefined ? undefined : signInRefusals[reason]) ?? refusalText(answer.refusal) ?? frameText.failed;
}
