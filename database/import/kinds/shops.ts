import { parseOpeningHours } from '#domain/shop/opening-hours.ts';
import type { Transaction } from '#server/database/connection/client.ts';
import { emptyShops, isOpenReservation } from '#server/database/shops/close-shops.ts';
import type { ImportKind } from '../import-kind.ts';
import {
  codeOrNone,
  day,
  degreesOrNone,
  flag,
  id,
  idOrNone,
  linkOrNone,
  text,
  textOrEmpty,
  textOrNone,
} from '../values.ts';

const openingHours = textOrEmpty(500).refine((hours) => parseOpeningHours(hours).skipped.length === 0, {
  error: "must be as '1-5 1000-2000,6 1000-1800'",
});

/** ENT-50; the names of GET /shops, with the coordinates side by side. */
export const shops: ImportKind = {
  name: 'shops',
  about: 'Shops; 55 is the web stock and needs no place; closed 1 takes one out for good',
  table: 'shops',
  key: ['id'],
  fields: {
    id: { column: 'shop_id', value: id },
    no: { column: 'no', value: text(20), needed: true },
    name: { column: 'name', value: text(100), needed: true },
    fullName: { column: 'full_name', value: text(200), needed: true },
    orgNo: { column: 'org_no', value: textOrNone(20) },
    description: { column: 'description', value: textOrNone(5_000) },
    openingHours: { column: 'opening_hours', value: openingHours, otherwise: '' },
    mapLink: { column: 'map_link', value: linkOrNone },
    postNo: { column: 'post_no', value: codeOrNone(/^\d{4}$/, 'must be four digits') },
    postPlace: { column: 'post_place', value: textOrNone(100) },
    address: { column: 'address', value: textOrNone(200) },
    email: { column: 'email', value: textOrNone(200) },
    phone: { column: 'phone', value: textOrNone(50) },
    messengerId: { column: 'messenger_id', value: textOrNone(100) },
    chainId: { column: 'chain_id', value: id, otherwise: 1 },
    latitude: { column: 'latitude', value: degreesOrNone(90) },
    longitude: { column: 'longitude', value: degreesOrNone(180) },
    closed: { column: 'closed', value: flag, otherwise: 0 },
    heirId: { column: 'heir_shop_id', value: idOrNone },
  },
  references: [{ columns: ['heir_shop_id'], table: 'shops', keys: ['shop_id'], kind: 'shops' }],
  rules: [
    { wrong: 'num_nulls(latitude, longitude) = 1', says: 'has one of latitude and longitude, but not the other' },
    { wrong: 'heir_shop_id = shop_id', says: 'has itself as heirId' },
    {
      wrong: 'EXISTS (SELECT FROM shops h WHERE h.shop_id = heir_shop_id AND h.closed = 1)',
      says: 'has an heirId that is closed itself',
      warns: true,
    },
  ],
  asks: openReservations,
  after: emptyClosed,
};

/** Somebody's goods lie there: whoever closes the shop must know. They go on as they are, and the counter ends them. */
async function openReservations(tx: Transaction): Promise<string | null> {
  const open = await tx.query<{ shop: string; ids: number[]; count: number }>(
    `SELECT s.name AS shop, (array_agg(r.reservation_id ORDER BY r.reservation_id))[1:5] AS ids, count(*) AS count
       FROM made JOIN shops s USING (shop_id) JOIN reservations r USING (shop_id)
      WHERE s.closed = 0 AND made.closed = 1 AND ${isOpenReservation}
      GROUP BY s.shop_id, s.name ORDER BY s.name`,
  );
  if (open.length === 0) return null;
  const told = open.map(
    ({ shop, ids, count }) => `${shop} has open reservations (${ids.join(', ')}${count > ids.length ? ' …' : ''})`,
  );
  return `${told.join('; ')}: hand out, send or cancel them first, or say --yes and they go on in the closed shop`;
}

/** What stands in a shop that has closed is not there any more, held pieces apart: those are out of stock already. */
async function emptyClosed(tx: Transaction): Promise<void> {
  const closed = await tx.query<{ id: number }>('SELECT shop_id AS id FROM made WHERE closed = 1');
  const ids = closed.map(({ id }) => id);
  await emptyShops(tx, ids, null);
}

export const openingDays: ImportKind = {
  name: 'openingdays',
  about: "Single days on which a shop's hours differ; without hours it is closed",
  table: 'shop_opening_exceptions',
  key: ['shopId', 'date'],
  fields: {
    shopId: { column: 'shop_id', value: id },
    date: { column: 'day', value: day },
    hours: {
      column: 'hours',
      value: codeOrNone(/^([01]\d|2[0-4])[0-5]\d-([01]\d|2[0-4])[0-5]\d$/, 'must be as 1000-1600'),
    },
    reason: { column: 'note', value: textOrNone(200) },
  },
  references: [{ columns: ['shop_id'], table: 'shops', keys: ['shop_id'], kind: 'shops' }],
};
