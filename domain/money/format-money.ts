import { type Kroner, type Oere, oereOf } from './money.ts';

const noBreakSpace = '\u00A0';

export interface PriceParts {
  /** '1 299': the large figures of a price tag. */
  readonly whole: string;
  /** '00': the small raised figures. */
  readonly oere: string;
  /** '1 299,00 kr' */
  readonly text: string;
  /** '1 299,00 kroner': what a screen reader says. */
  readonly spoken: string;
}

/**
 * '1 299,00 kr', always two decimals (I18N-02). Written out instead of asking Intl, so that server and browser give the
 * same bytes whatever ICU they carry; a test holds it against Intl.NumberFormat('nb-NO') (DEC-69, TRAP-61).
 */
export function formatOere(amount: Oere): string {
  return oerePriceParts(amount).text;
}

export function formatKroner(amount: Kroner): string {
  return formatOere(oereOf(amount));
}

export function priceParts(amount: Kroner): PriceParts {
  return oerePriceParts(oereOf(amount));
}

export function oerePriceParts(amount: Oere): PriceParts {
  const size = Math.abs(amount);
  const sign = amount < 0 ? '-' : '';
  const whole = sign + groupThousands(Math.floor(size / 100));
  const decimals = String(size % 100).padStart(2, '0');
  const figures = `${whole},${decimals}${noBreakSpace}`;
  return { whole, oere: decimals, text: `${figures}kr`, spoken: `${figures}kroner` };
}

/** '1 900' */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
}
