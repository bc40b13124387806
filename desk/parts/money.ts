import { oerePriceParts } from '#domain/money/format-money.ts';
import { type Oere, oere } from '#domain/money/money.ts';

/** '1 299,00', without a unit: for columns of sums. */
export function sumText(amount: number): string {
  const { whole, oere: decimals } = oerePriceParts(oere(amount));
  return `${whole.replace('-', '−')},${decimals}`;
}

/** What somebody typed as kroner: '99,50', '1 299'. Null: no amount. */
export function readKroner(typed: string): Oere | null {
  const plain = typed
    .replace(/[\s\u00a0]/g, '')
    .replace(/kr$/i, '')
    .replace(',', '.');
  if (plain === '') return oere(0);
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? oere(Math.round(Number(plain) * 100)) : null;
}
