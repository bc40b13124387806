import { brandNames, shippedBrands } from '#server/brands/read-brands.ts';
import type { Queryable } from '#server/database/connection/client.ts';

interface Done {
  readonly shops: boolean;
  readonly groups: boolean;
  readonly articles: boolean;
  readonly stock: boolean;
  readonly shipping: boolean;
  readonly home: boolean;
}

/** What a new shop needs before it can sell, in the order it is done, and how. */
const steps: readonly { readonly of: keyof Done; readonly says: string }[] = [
  { of: 'shops', says: 'the shops: npm run import -- shops FILE' },
  {
    of: 'groups',
    says: 'makes, colours, sizes and groups: npm run import -- categories FILE, and the other kinds of docs/import.md',
  },
  { of: 'articles', says: 'the goods: npm run import -- articles FILE, then variants and images' },
  { of: 'stock', says: 'what stands where: npm run import -- stock FILE' },
  { of: 'shipping', says: 'how goods are sent: npm run import -- shippingmethods FILE' },
  { of: 'home', says: 'the front page: npm run home -- set FILE (docs/home.md)' },
];

/** Tells whoever starts an empty shop what to do next, step by step; what is done is ticked off. */
export async function sayNextSteps(database: Queryable, brandName: string): Promise<void> {
  const [done] = await database.query<Done>(
    `SELECT EXISTS (SELECT FROM shops) AS shops, EXISTS (SELECT FROM main_groups) AS groups,
            EXISTS (SELECT FROM articles) AS articles, EXISTS (SELECT FROM stock) AS stock,
            EXISTS (SELECT FROM shipping_methods) AS shipping,
            EXISTS (SELECT FROM settings WHERE key = 'home') AS home`,
  );
  if (done === undefined) return;
  const isDemos = brandNames([shippedBrands]).includes(brandName);
  const brand = isDemos
    ? `whose shop it is: ${brandName} is a demo's; npm run brand -- new NAME, then BRAND_NAME=NAME (docs/brands.md)`
    : `whose shop it is: ${brandName}`;
  const lines = [{ isDone: !isDemos, says: brand }, ...steps.map(({ of, says }) => ({ isDone: done[of], says }))];
  console.error(
    [
      'The shop has no articles yet. Step by step:',
      ...lines.map(({ isDone, says }, at) => `  ${isDone ? '[x]' : '[ ]'} ${at + 1}. ${says}`),
      "Until the first article shoppers read 'Butikken åpner snart', and search engines are asked to wait. docs/operations.md: the first day.",
    ].join('\n'),
  );
}
