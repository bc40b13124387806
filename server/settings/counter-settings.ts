import { kroner, type Oere, oereOf } from '#domain/money/money.ts';
import { oneOf, wholeNumber } from './setting-values.ts';

/** The settings of the staff's side at /disk. */
export const counterSettingsTable = {
  COUNTER: {
    fallback: '',
    says: 'on opens the counter for the staff of the shops at /disk, off closes it; empty is on in a demo and off in a live shop',
  },
  COUNTER_PORT: {
    fallback: '',
    says: "Port of the counter's own, which then is not on PORT; empty serves it there",
  },
  COUNTER_ID_FROM: {
    fallback: '5000',
    says: 'Kroner from which goods that are paid for are handed out to whoever shows ID, with the code too',
  },
  COUNTER_SHOP_MAIL: {
    fallback: '',
    says: "1 writes to a shop's own address, else to the chain's, when it gets an order, and with the counter again when nobody has begun it for 20 opening minutes; 0 does not; empty is 1 in a live shop and 0 in a demo",
  },
} as const;

export interface CounterSettings {
  /** Null: the shop's own. */
  readonly port: number | null;
  readonly idFrom: Oere;
}

export function counterSettings(
  value: (name: keyof typeof counterSettingsTable) => string,
  isDemo: boolean,
): CounterSettings | null {
  const asked = oneOf('COUNTER', value('COUNTER') || null, ['on', 'off'] as const);
  if ((asked ?? (isDemo ? 'on' : 'off')) === 'off') return null;
  const port = value('COUNTER_PORT');
  return {
    port: port === '' ? null : wholeNumber('COUNTER_PORT', port, 0, 65_535),
    idFrom: oereOf(kroner(wholeNumber('COUNTER_ID_FROM', value('COUNTER_ID_FROM'), 0, 1_000_000))),
  };
}

/** Whether shops are written of their orders, with a counter or without. */
export function mailsShops(value: (name: 'COUNTER_SHOP_MAIL') => string, isDemo: boolean): boolean {
  const asked = oneOf('COUNTER_SHOP_MAIL', value('COUNTER_SHOP_MAIL') || null, ['0', '1'] as const);
  return (asked ?? (isDemo ? '0' : '1')) === '1';
}
