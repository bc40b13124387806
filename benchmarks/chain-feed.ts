import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDigit } from '#domain/goods/check-digit.ts';

/** How large the chain is. */
export interface ChainSize {
  readonly shops: number;
  readonly articles: number;
  readonly variantsEach: number;
  readonly stockRows: number;
}

const genders = ['Herre', 'Dame', 'Barn', 'Unisex', 'Junior'];
const genderIds = [1, 2, 4, 10, 11];
const subcategories = 12;

/** The files a chain of that size sends, in the order in which they are brought in: kind and path of each. */
export async function writeChainFeed(
  folder: string,
  size: ChainSize,
): Promise<(readonly [kind: string, file: string])[]> {
  const written: (readonly [string, string])[] = [];
  const write = async (kind: string, heading: string, rows: readonly string[]) => {
    const file = path.join(folder, `${kind}.csv`);
    await writeFile(file, `${[heading, ...rows].join('\n')}\n`);
    written.push([kind, file]);
  };
  await write('shops', 'id;no;name;fullName;openingHours;latitude;longitude', [
    ...numbers(size.shops).map(
      (n) => `${shopId(n)};${100 + n};Sted ${n};Kjeden Sted ${n};1-5 1000-1800;${58 + n / 10};${6 + n / 10}`,
    ),
    '55;155;Nettlager;Kjeden Nettlager;;;',
  ]);
  await write(
    'genders',
    'id;name',
    genders.map((name, at) => `${genderIds[at]};${name}`),
  );
  await write(
    'productlines',
    'id;name',
    numbers(20).map((n) => `${n};Merke ${n}`),
  );
  await write('colorgroups', 'id;label;name;hex', ['1;Svart;Svart;#1C1C1E', '2;Blå;Blå;#1C3C7E']);
  await write(
    'colors',
    'id;name;hex;colorCode;colorGroupId',
    numbers(10).map((n) => `${n};Farge ${n};#1C1C1E;0${n};${1 + (n % 2)}`),
  );
  await write(
    'sizes',
    'id;name;sort',
    numbers(10).map((n) => `${n};${34 + n};${n}`),
  );
  await write('categories', 'MainGroupID;Name', ['1;Tekstil', '2;Sko']);
  await write(
    'subcategories',
    'ArticleGroup2ID;MainGroupID;Name',
    numbers(subcategories).map((n) => `${n};${1 + (n % 2)};Gruppe ${n}`),
  );
  await write(
    'articles',
    'ArticleID;ArticleNo;Name;Description;SuggestedPrice;MainGroupID;ArticleGroup2ID;ProductLineID;GenderID',
    numbers(size.articles).map((n) => {
      const group = 1 + (n % subcategories);
      return `${n};A-${n};Vare nummer ${n};En vare som tåler vær og bruk, nummer ${n}.;${99 + (n % 900)},00;${1 + (group % 2)};${group};${1 + (n % 20)};${genderIds[n % 5]}`;
    }),
  );
  const variants = numbers(size.articles * size.variantsEach);
  await write(
    'variants',
    'VariantID;ArticleID;EanNo;SizeID;ColorID',
    variants.map((n) => {
      const within = (n - 1) % size.variantsEach;
      return `${n};${1 + Math.floor((n - 1) / size.variantsEach)};${ean(n)};${1 + (within % 5)};${1 + Math.floor(within / 5)}`;
    }),
  );
  await write('stock', stockHeading, stockRows(size, 0));
  return written;
}

export const stockHeading = 'EanNo;ShopID;Qty';

/** Rows of stock; another `round` gives other figures on the same rows. */
export function stockRows({ shops, articles, variantsEach, stockRows: count }: ChainSize, round: number): string[] {
  const variants = articles * variantsEach;
  return numbers(count).map((n) => {
    const variant = 1 + ((n - 1) % variants);
    const shop = shopId(1 + ((variant + Math.floor((n - 1) / variants) * 7) % shops));
    return `${ean(variant)};${shop};${1 + ((n + round) % 9)}`;
  });
}

/** 55 is the web stock. */
function shopId(n: number): number {
  return n >= 55 ? n + 1 : n;
}

export function ean(variant: number): string {
  const digits = `70${String(variant).padStart(10, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
