import { z } from 'zod';
import type { ImportKind } from '../import-kind.ts';
import { liftIds } from '../lift-ids.ts';
import { code, dayOrNone, flag, id, share, text, textOrEmpty, whole, wholeOrNone } from '../values.ts';

export const shippingMethods: ImportKind = {
  name: 'shippingmethods',
  about: 'Ways of delivery; without one nothing can be sent',
  table: 'shipping_methods',
  key: ['id'],
  fields: {
    id: {
      column: 'shipping_method_id',
      value: code(/^[a-z0-9_-]{1,50}$/, 'must be small letters, digits, _ and -, as pickup_point'),
    },
    name: { column: 'name', value: text(100), needed: true },
    description: { column: 'description', value: textOrEmpty(500), otherwise: '' },
    price: { column: 'price_ore', value: whole(0, 10_000_000), needed: true },
    sort: { column: 'sort', value: whole(-1_000_000, 1_000_000), otherwise: 0 },
  },
};

const types = ['public', 'code'] as const;

export const promocodes: ImportKind = {
  name: 'promocodes',
  about: 'Promo codes; a code is taken back by a valid_to that is past',
  table: 'promocodes',
  key: ['id'],
  fields: {
    id: { column: 'promocode_id', value: id },
    name: { column: 'name', value: text(100), needed: true },
    valid_from: { column: 'valid_from', value: dayOrNone },
    valid_to: { column: 'valid_to', value: dayOrNone },
    fixed: { column: 'fixed', value: flag, needed: true },
    amount: { column: 'amount', value: share, needed: true },
    type: { column: 'type', value: z.enum(types, `must be one of ${types.join(', ')}`), needed: true },
    max_uses: { column: 'max_uses', value: wholeOrNone(0, 1_000_000_000) },
    max_uses_per_customer: { column: 'max_uses_per_customer', value: wholeOrNone(1, 1_000_000) },
  },
  rules: [
    {
      wrong: 'fixed = 0 AND amount > 1',
      says: 'takes off more than everything: amount 0.2 is 20 %, and kroner are fixed 1',
    },
    { wrong: 'valid_to < valid_from', says: 'ends before it starts' },
    {
      wrong: `EXISTS (SELECT FROM promocodes other
                       WHERE lower(other.name) = lower(made.name) AND other.promocode_id <> made.promocode_id)
           OR EXISTS (SELECT FROM made other
                       WHERE lower(other.name) = lower(made.name) AND other.promocode_id < made.promocode_id)`,
      says: 'has the name of another code',
    },
    {
      wrong: `max_uses < (SELECT other.uses FROM promocodes other WHERE other.promocode_id = made.promocode_id)`,
      says: 'has been used more often than max_uses',
    },
  ],
  after: (tx) => liftIds(tx, 'promocodes', 'promocode_id'),
};
