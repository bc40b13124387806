import type { ImportKind } from '../import-kind.ts';

/** A field that says by name or number of the chain's what another field says by id. */
export interface NamedField {
  /** What it is called in files and mappings. */
  readonly name: string;
  /** The field it stands for. */
  readonly field: string;
  readonly table: string;
  readonly id: string;
  readonly by: string;
  /** The name is told apart within this other field, which comes first. */
  readonly within?: { readonly field: string; readonly column: string };
  /** What to import first. */
  readonly kind: string;
  /** Known in the files of its own table alone. */
  readonly own?: boolean;
  /** The row is the file's own: a name that is not known gets the next number. */
  readonly numbers?: boolean;
}

const article = { name: 'ArticleNo', table: 'articles', id: 'article_id', by: 'article_no', kind: 'articles' };
const shopNo = { name: 'ShopNo', table: 'shops', id: 'shop_id', by: 'no', kind: 'shops' };
const shopName = { name: 'ShopName', table: 'shops', id: 'shop_id', by: 'name', kind: 'shops' };
const genders = { name: 'Gender', table: 'genders', id: 'gender_id', by: 'name', kind: 'genders' };

/** Lists whose files may leave the numbers to the shop: an entry is then known by its name. */
const ownNames: readonly NamedField[] = [
  { name: 'no', field: 'id', table: 'shops', id: 'shop_id', by: 'no', kind: 'shops', own: true },
  { name: 'name', field: 'id', table: 'sizes', id: 'size_id', by: 'name', kind: 'sizes', own: true },
  { name: 'name', field: 'id', table: 'colors', id: 'color_id', by: 'name', kind: 'colors', own: true },
  {
    name: 'name',
    field: 'id',
    table: 'color_groups',
    id: 'color_group_id',
    by: 'name',
    kind: 'colorgroups',
    own: true,
  },
  {
    name: 'name',
    field: 'id',
    table: 'product_lines',
    id: 'product_line_id',
    by: 'name',
    kind: 'productlines',
    own: true,
  },
  {
    name: 'Name',
    field: 'MainGroupID',
    table: 'main_groups',
    id: 'main_group_id',
    by: 'name',
    kind: 'categories',
    own: true,
  },
];

/** In the order in which they are found out. */
const namedFields: readonly NamedField[] = [
  ...ownNames,
  { ...article, field: 'ArticleID' },
  { ...article, field: 'article_id' },
  { name: 'EanNo', field: 'VariantID', table: 'variants', id: 'variant_id', by: 'ean', kind: 'variants' },
  { ...shopNo, field: 'ShopID' },
  { ...shopName, field: 'ShopID' },
  { ...shopNo, field: 'shopId' },
  { ...shopName, field: 'shopId' },
  { ...genders, field: 'GenderID' },
  { ...genders, field: 'genderId' },
  { name: 'Size', field: 'SizeID', table: 'sizes', id: 'size_id', by: 'name', kind: 'sizes' },
  { name: 'Color', field: 'ColorID', table: 'colors', id: 'color_id', by: 'name', kind: 'colors' },
  { name: 'ColorCode', field: 'ColorID', table: 'colors', id: 'color_id', by: 'color_code', kind: 'colors' },
  {
    name: 'ColorGroup',
    field: 'colorGroupId',
    table: 'color_groups',
    id: 'color_group_id',
    by: 'name',
    kind: 'colorgroups',
  },
  {
    name: 'ProductLine',
    field: 'ProductLineID',
    table: 'product_lines',
    id: 'product_line_id',
    by: 'name',
    kind: 'productlines',
  },
  {
    name: 'MainGroup',
    field: 'MainGroupID',
    table: 'main_groups',
    id: 'main_group_id',
    by: 'name',
    kind: 'categories',
  },
  {
    name: 'ArticleGroup2',
    field: 'ArticleGroup2ID',
    table: 'article_groups2',
    id: 'article_group2_id',
    by: 'name',
    within: { field: 'MainGroupID', column: 'main_group_id' },
    kind: 'subcategories',
  },
  {
    name: 'ArticleGroup3',
    field: 'ArticleGroup3ID',
    table: 'article_groups3',
    id: 'article_group3_id',
    by: 'name',
    within: { field: 'ArticleGroup2ID', column: 'article_group2_id' },
    kind: 'groups',
  },
];

/** Those a kind has: the field they stand for is its own. Where that is the key of the rows it makes, new names get new numbers. */
export function namedFieldsOf({ table, key, fields, changesOnly = false }: ImportKind): NamedField[] {
  return namedFields
    .filter(({ field, own = false, table: of }) => Object.hasOwn(fields, field) && (!own || of === table))
    .filter((named) => named.table !== table || changesOnly || Object.hasOwn(fields, named.name))
    .map((named) => ({ ...named, numbers: named.table === table && !changesOnly && key.includes(named.field) }));
}
