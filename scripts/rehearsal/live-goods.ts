import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDigit } from '#domain/goods/check-digit.ts';

const sizes = 20;
/** One for each size: shoppers who all want the same piece would wait for each other alone. */
const eans = Array.from({ length: sizes }, (_, at) => `7000000${90_011 + at}${checkDigit(`7000000${90_011 + at}`)}`);
export const goods = { eans, article: 'heldre-fjelljakke', price: 129_900, shop: 1, pieces: 1_000_000 };

/** A chain of one shop and one jacket: what its files for `npm run import` hold, in the order they are brought in. */
const files: readonly (readonly [kind: string, rows: readonly object[]])[] = [
  [
    'shops',
    [
      {
        id: goods.shop,
        no: '101',
        name: 'Volda',
        fullName: 'Nordvarde Volda',
        openingHours: '1-7 0000-2359',
        postNo: '6100',
        postPlace: 'Volda',
        address: 'Storgata 1',
        phone: '15 55 60 00',
        email: 'volda@shop.example',
        latitude: 62.1468,
        longitude: 6.0715,
      },
      { id: 55, no: '155', name: 'Nettlager', fullName: 'Nordvarde Nettlager' },
    ],
  ],
  ['genders', [{ id: 1, name: 'Herre' }]],
  ['productlines', [{ id: 1, name: 'Heldre' }]],
  ['colorgroups', [{ id: 1, label: 'Svart', name: 'Svart', hex: '#000000' }]],
  ['colors', [{ id: 1, name: 'Svart', hex: '#000000', colorCode: '001', colorGroupId: 1 }]],
  ['sizes', eans.map((_, at) => ({ id: at + 1, name: String(40 + at), sort: at + 1 }))],
  ['categories', [{ MainGroupID: 1, Name: 'Klær', Sort: 1 }]],
  ['subcategories', [{ ArticleGroup2ID: 10, MainGroupID: 1, Name: 'Jakker', Sort: 1 }]],
  [
    'articles',
    [
      {
        ArticleID: 9001,
        ArticleNo: 'A-9001',
        Name: 'Heldre Fjelljakke',
        SuggestedPrice: goods.price / 100,
        MainGroupID: 1,
        ArticleGroup2ID: 10,
        ProductLineID: 1,
        GenderID: 1,
        Genders: [1],
        PurchasableOnWeb: 1,
        VisibleOnWeb: 1,
      },
    ],
  ],
  [
    'variants',
    eans.map((ean, at) => ({
      VariantID: 90_011 + at,
      ArticleID: 9001,
      EanNo: ean,
      SizeID: at + 1,
      ColorID: 1,
      PurchasableOnWeb: 1,
    })),
  ],
  ['stock', eans.map((ean) => ({ EanNo: ean, ShopID: goods.shop, Qty: goods.pieces }))],
  ['shippingmethods', [{ id: 'delivery', name: 'Hjemlevering', price: 19_900, sort: 1 }]],
];

/** Writes them down; gives kind and file of each. */
export function writeGoods(folder: string): Promise<(readonly [kind: string, file: string])[]> {
  return Promise.all(
    files.map(async ([kind, rows]) => {
      const file = path.join(folder, `${kind}.jsonl`);
      await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
      return [kind, file] as const;
    }),
  );
}
