import {
  type ArticleField,
  type ArticleValues,
  articleFields,
  type FieldValue,
  isFlag,
} from '#domain/goods/held-field.ts';

/** The column of each field that can be held; held_fields names them so, too. */
export const heldColumns: Readonly<Record<ArticleField, string>> = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  techDescription: 'tech_description',
  label: 'web_label',
  visible: 'visible_on_web',
  purchasable: 'purchasable_on_web',
  onlyPickup: 'only_cc',
  featured: 'featured',
};

export function fieldOfColumn(column: string): ArticleField {
  const field = articleFields.find((name) => heldColumns[name] === column);
  if (field === undefined) throw new Error(`${column} is no column that can be held`);
  return field;
}

/** Flags are 0 or 1 in the table. */
export function stored(value: FieldValue): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}

export function read(field: ArticleField, value: unknown): FieldValue {
  if (isFlag(field)) return value === 1 || value === true;
  return value === null || value === undefined ? null : String(value);
}

export type StoredValues = Readonly<Record<ArticleField, unknown>>;

export function readValues(row: StoredValues): ArticleValues {
  return Object.fromEntries(articleFields.map((field) => [field, read(field, row[field])])) as Record<
    ArticleField,
    FieldValue
  >;
}

/** SQL: the fields of the article `a`, each under its own name. */
export const valueColumns = articleFields.map((field) => `a.${heldColumns[field]} AS "${field}"`).join(', ');
