import { webStockShop } from '#domain/shop/shop-id.ts';
import type { ArticleContext, Row } from '../generator/article-rows.ts';
import { randomFor } from '../generator/random.ts';
import { type DemoShop, shops } from '../generator/shops.ts';
import { postalCodePlaces } from '../postal-codes.ts';

/** Shops, what is special on single days, postal codes, addresses around the shops, ways to send. */
export function placeRows({ day, seed }: ArticleContext): Record<string, Row[]> {
  const positions = new Map(shops.map((shop) => [shop.postNo, shop]));
  return {
    shops: [...shops.map(shopRow), webStockRow],
    shop_opening_exceptions: [
      { shop_id: 1, day: day.isoDate(6), hours: '1200-1800', note: 'Varetelling om morgenen' },
      { shop_id: 23, day: day.isoDate(9), hours: null, note: 'Stengt for ombygging' },
      { shop_id: 36, day: day.isoDate(4), hours: '1000-2200', note: 'Kveldsåpent' },
    ],
    postal_codes: postalCodePlaces(positions).map(({ code, place, latitude, longitude }) => ({
      postal_code: code,
      place,
      latitude,
      longitude,
    })),
    addresses: shops
      .flatMap((shop) => addressesNear(shop, seed))
      .map((address, index) => ({ address_id: 900_000_001 + index, ...address })),
    // DEC-101; prices in øre
    shipping_methods: [
      {
        shipping_method_id: 'delivery',
        name: 'Hjemlevering',
        description: 'Levert på døra, 2–5 virkedager.',
        price_ore: 19_900,
        sort: 1,
      },
      {
        shipping_method_id: 'pickup_point',
        name: 'Hentested',
        description: 'Hentes på et utleveringssted nær deg, 2–5 virkedager.',
        price_ore: 9900,
        sort: 2,
      },
    ],
  };
}

function shopRow(shop: DemoShop): Row {
  const { latitude, longitude } = shop;
  return {
    shop_id: shop.id,
    no: shop.no,
    name: shop.name,
    // The chain's name is that of the running brand variant.
    full_name: `{{kjede}} ${shop.name}`,
    org_no: shop.orgNo,
    description: shop.description,
    opening_hours: shop.openingHours,
    map_link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
    post_no: shop.postNo,
    post_place: shop.postPlace,
    address: shop.address,
    email: shop.email,
    phone: shop.phone,
    messenger_id: '',
    chain_id: 1,
    latitude,
    longitude,
  };
}

/** DEC-92: counted for delivery, never shown as a shop. */
const webStockRow: Row = {
  ...Object.fromEntries(Object.keys(shopRow(shops[0] as DemoShop)).map((column) => [column, null])),
  shop_id: webStockShop,
  no: '155',
  name: 'Nettlager',
  full_name: '{{kjede}} nettlager',
  opening_hours: '',
  chain_id: 1,
};

const streets = [
  'Lyngstien',
  'Furubakken',
  'Skigardveien',
  'Bekkefaret',
  'Rasteplassen',
  'Myrullveien',
  'Vardebakken',
  'Tjernsletta',
];

/** The shop's own door, and invented ones within a kilometre or so. */
function addressesNear(shop: DemoShop, seed: string): Row[] {
  const random = randomFor(seed, 'addresses', shop.id);
  const [, street = shop.address, number = '1'] = /^(.*) (\d+)$/.exec(shop.address) ?? [];
  const address = (name: string, houseNumber: string, north: number, east: number): Row => ({
    street: name,
    house_number: houseNumber,
    postal_code: shop.postNo,
    city: shop.postPlace,
    latitude: Number((shop.latitude + north).toFixed(6)),
    longitude: Number((shop.longitude + east).toFixed(6)),
  });
  const around = random.shuffle(streets).slice(0, 2);
  return [
    address(street, number, 0, 0),
    ...around.flatMap((name) => {
      const [north, east] = [random.next() * 0.012 - 0.006, random.next() * 0.02 - 0.01];
      return [1, 2, 3, 4, 5].map((house) =>
        address(name, `${house}${house === 5 ? 'B' : ''}`, north + house * 0.0002, east + house * 0.0003),
      );
    }),
  ];
}
