import { counterGoneWrong, counterRefusalText } from '#content/nb/counter/refusals.ts';
import type { Refusal } from '../data/answer.ts';
import { tellError } from './notice.ts';
import { loadOrder, takeOrder } from './orders.ts';

export function refusalWords({ code }: Refusal): string {
  return code === null ? counterGoneWrong : counterRefusalText[code];
}

/** Says why not; when somebody else was first, the order is shown as it is now. */
export function tellRefusal(refusal: Refusal, order: number | null = null): void {
  if (refusal.order != null) takeOrder(refusal.order);
  else if (order !== null) void loadOrder(order);
  const { by } = refusal;
  tellError(by != null && refusal.code === 'changed' ? `${refusalWords(refusal)} (${by})` : refusalWords(refusal));
}
