import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';

/** '2 099,00' */
export function amountText(amount: number): string {
  return formatKroner(kroner(amount)).replace(/\s?kr$/, '');
}

/** '2 099', with øre where there are any. */
export function shortAmount(amount: number): string {
  return amountText(amount).replace(/,00$/, '');
}

/** '2 099,00', '2099', '2 099 kr', '2099.50'; null: no price. */
export function readAmount(text: string): number | null {
  const bare = text.replace(/kr\.?|,-|[\s\u00a0\u202f]/gi, '').replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(bare)) return null;
  const amount = Number(bare);
  return amount > 0 ? amount : null;
}
