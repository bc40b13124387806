import { staffRefusals } from '#content/nb/desk/staff.ts';
import type { Refusal } from '../data/answer.ts';

/** What an act on the staff is refused with, in words; null: as everywhere. */
export function staffWords({ reason }: Refusal): string | null {
  return reason === undefined ? null : (staffRefusals[reason] ?? null);
}
