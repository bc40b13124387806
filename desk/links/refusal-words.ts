import { linkText as text } from '#content/nb/desk/machinery/links.ts';
import type { Refusal } from '../data/answer.ts';

export function refusalWords({ reason }: Refusal): string | null {
  return reason !== undefined && reason in text.bad ? text.bad[reason as keyof typeof text.bad] : null;
}
