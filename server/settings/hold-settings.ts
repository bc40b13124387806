import { kroner, oereOf } from '#domain/money/money.ts';
import type { HoldLimits } from '#domain/reservation/hold-limits.ts';

/** How much may be held that nobody has paid for (docs/decisions/0018-holds-end.md); a part of the table of settings. */
export const holdSettings = {
  HOLD_LINE_LIMIT: {
    fallback: '10',
    says: 'Pieces of one line of a reservation paid in the shop, where the article has no limit of its own',
  },
  HOLD_PIECES_LIMIT: { fallback: '40', says: 'Pieces of one reservation paid in the shop' },
  HOLD_VALUE_LIMIT: {
    fallback: '25000',
    says: 'Kroner of one reservation paid in the shop; one or two pieces may cost more',
  },
  HOLD_PERSON_LIMIT: {
    fallback: '',
    says: 'Open reservations, or payments under way, of one person; empty is 5, or half of ORDER_LIMIT when that is more',
  },
  HOLD_ADDRESS_LIMIT: {
    fallback: '',
    says: 'The same from one address; empty is 20, or twice ORDER_LIMIT when that is more. 10000 or more, here and for a person, counts nothing',
  },
  HOLD_TOGETHER_LIMIT: {
    fallback: '',
    says: 'Pieces of all open reservations of one person or address; empty is 100, or ten times ORDER_LIMIT when that is more',
  },
  HOLD_PAYING_LIMIT: {
    fallback: '',
    says: 'Pieces of all payments under way of one person or address; empty is 200, or twenty times ORDER_LIMIT when that is more',
  },
} as const;

/**
 * Whoever lets more orders through from one address, because many shoppers share it, lets it hold more too. `limit` reads a
 * setting as a whole number; null when it is empty.
 */
export function holdLimits(limit: (name: keyof typeof holdSettings) => number | null, orders: number): HoldLimits {
  const by = (name: keyof typeof holdSettings, least: number, share: number) =>
    limit(name) ?? Math.max(least, Math.floor(orders * share));
  return {
    line: by('HOLD_LINE_LIMIT', 10, 0),
    pieces: by('HOLD_PIECES_LIMIT', 40, 0),
    value: oereOf(kroner(by('HOLD_VALUE_LIMIT', 25_000, 0))),
    openOfPerson: by('HOLD_PERSON_LIMIT', 5, 0.5),
    openFromAddress: by('HOLD_ADDRESS_LIMIT', 20, 2),
    together: by('HOLD_TOGETHER_LIMIT', 100, 10),
    togetherWhilePaying: by('HOLD_PAYING_LIMIT', 200, 20),
  };
}
