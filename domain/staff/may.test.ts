import { describe, expect, test } from 'vitest';
import { kroner, oereOf } from '../money/money.ts';
import { shopId } from '../shop/shop-id.ts';
import { deskRoles } from './desk-role.ts';
import { denial, may, needsStepUp, seeingOf, shopsSeen } from './may.ts';
import { type Permission, permissions } from './permissions.ts';

const every = Object.keys(permissions) as Permission[];
const anybody = { shops: [shopId(3)] };

describe('what a role may', () => {
  test('an administrator may everything, and for every permission there is one that shows its area', () => {
    expect(every.filter((permission) => !may({ ...anybody, role: 'administrator' }, permission))).toEqual([]);
    expect(every.filter((permission) => !seeingOf(permission).endsWith('.see'))).toEqual([]);
  });

  test('whoever may act on an area sees it', () => {
    for (const role of deskRoles)
      for (const permission of every)
        if (may({ ...anybody, role }, permission))
          expect(may({ ...anybody, role }, seeingOf(permission)), permission).toBe(true);
  });

  test('a shop manager has their own shops alone', () => {
    const manager = { role: 'shop-manager', shops: [shopId(3)] } as const;
    expect(may(manager, 'orders.cancel', { shopId: shopId(3) })).toBe(true);
    expect(may(manager, 'orders.cancel', { shopId: shopId(4) })).toBe(false);
    expect(shopsSeen(manager, 'orders.see')).toEqual([3]);
    expect(shopsSeen({ ...manager, role: 'service' }, 'orders.see')).toBeNull();
    expect(denial(manager, 'orders.cancel', { shopId: shopId(4) })).toEqual({ code: 'unknown' });
  });

  test('customer service pays back up to 5 000 kr', () => {
    const caller = { role: 'service', shops: [] } as const;
    const amount = oereOf(kroner(5000));
    expect(may(caller, 'orders.refund', { amount })).toBe(true);
    const more = oereOf(kroner(5001));
    expect(denial(caller, 'orders.refund', { amount: more })).toEqual({ code: 'role', roles: ['administrator'] });
  });

  test('what is not seen is unknown; what is seen and not allowed says who may', () => {
    expect(denial({ role: 'marketing', shops: [] }, 'orders.cancel')).toEqual({ code: 'unknown' });
    expect(denial({ role: 'marketing', shops: [] }, 'goods.edit')).toEqual({
      code: 'role',
      roles: ['administrator', 'product'],
    });
    expect(denial({ role: 'product', shops: [] }, 'goods.edit')).toBeNull();
  });

  test('money, roles, keys and erasure ask for the person again', () => {
    expect(every.filter(needsStepUp)).toEqual([
      'orders.refund',
      'customers.erase',
      'goods.correct-price',
      'staff.edit',
      'keys.edit',
      'settings.edit',
    ]);
  });
});
