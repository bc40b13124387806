import type { ShopField } from '#contract/desk/shops/schemas.ts';
import { same } from '#domain/editing/merge-fields.ts';
import { parseOpeningHours, parseSpan } from '#domain/shop/opening-hours.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { denial, may, shopsSeen } from '#domain/staff/may.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import type { ShopValues } from '#server/ports/desk/desk-shops.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct, deskRead, type WorkRefusal } from '../desk-use-case.ts';
import { closeShop, keepShop } from './close-shop.ts';

export const shopUseCases = {
  shops: deskRead('shops', async (tx, _input, { actor }) =>
    done({ rows: await tx.shops.list(shopsSeen(actor, 'shops.see')) }),
  ),
  shop: deskRead('shop', async (tx, { id }, { actor }) => {
    const shop = may(actor, 'shops.see', { shopId: shopId(id) }) ? await tx.shops.read(id) : null;
    if (shop === null) return refused({ code: 'unknown' });
    return done(may(actor, 'orders.see', { shopId: shopId(id) }) ? shop : { ...shop, orders: [] });
  }),
  saveShop: deskAct({ call: 'saveShop', action: 'shop-changed' }, async (tx, { id, changes }) => {
    const shop = await tx.shops.lock(id);
    if (shop === null) return refused({ code: 'unknown' });
    const subject = `shop:${id}`;
    if (changes.some(({ field, from, to }) => !same(shop.values[field], from) && !same(shop.values[field], to)))
      return refused({ code: 'changed', subject, thing: { fields: shop.values } });
    const after = Object.fromEntries(changes.map(({ field, to }) => [field, to === '' ? emptyOf(field) : to]));
    const refusal = faultOf({ ...shop.values, ...after });
    if (refusal !== null) return refused(refusal);
    await tx.shops.write(id, after);
    const before = Object.fromEntries(changes.map(({ field }) => [field, shop.values[field]]));
    return done({ answer: {}, audit: { subject, before, after, shop: shopId(id) } });
  }),
  setShopDay: deskAct(
    { call: 'setShopDay', action: 'shop-day-set' },
    async (tx, { id, day, hours, note }, { actor }) => {
      const refusal = notTheirs(actor, id);
      if (refusal !== null) return refused(refusal);
      if ((await tx.shops.lock(id)) === null) return refused({ code: 'unknown' });
      if (hours !== null && parseSpan(hours) === null) return refused({ code: 'refused', reason: 'bad-hours' });
      const before = await tx.shops.dayOf(id, day);
      await tx.shops.setDay(id, day, { hours, note });
      const audit = { subject: `shop:${id}`, before: { [day]: before?.hours ?? null }, after: { [day]: hours, note } };
      return done({ answer: {}, audit: { ...audit, shop: shopId(id) } });
    },
  ),
  removeShopDay: deskAct({ call: 'removeShopDay', action: 'shop-day-removed' }, async (tx, { id, day }, { actor }) => {
    const refusal = notTheirs(actor, id);
    if (refusal !== null) return refused(refusal);
    const before = await tx.shops.dayOf(id, day);
    if (before === null) return refused({ code: 'unknown' });
    await tx.shops.removeDay(id, day);
    return done({ answer: {}, audit: { subject: `shop:${id}`, before: { [day]: before.hours }, shop: shopId(id) } });
  }),
  closeShop,
  keepShop,
} as const;

function notTheirs(actor: DeskActor, id: number): WorkRefusal | null {
  const denied = denial(actor, 'shops.hours', { shopId: shopId(id) });
  return denied === null ? null : denied.code === 'role' ? { code: 'role', roles: [...denied.roles] } : denied;
}

/** Hours may be empty text, everything else is nothing. */
function emptyOf(field: ShopField): string | null {
  return field === 'openingHours' ? '' : null;
}

function faultOf(values: ShopValues): WorkRefusal | null {
  const fault = (field: ShopField): WorkRefusal => ({ code: 'refused', reason: 'bad-value', values: { field } });
  const text = (field: ShopField) => String(values[field] ?? '');
  if (parseOpeningHours(text('openingHours')).skipped.length > 0) return fault('openingHours');
  if (values.postNo !== null && !/^\d{4}$/.test(text('postNo'))) return fault('postNo');
  if (values.email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text('email'))) return fault('email');
  if (values.mapLink !== null && !/^https:\/\//.test(text('mapLink'))) return fault('mapLink');
  if ((values.latitude === null) !== (values.longitude === null)) return fault('longitude');
  if (!isWithin(values.latitude, 90)) return fault('latitude');
  return isWithin(values.longitude, 180) ? null : fault('longitude');
}

function isWithin(value: string | number | null, most: number): boolean {
  return value === null || (typeof value === 'number' && Math.abs(value) <= most);
}
