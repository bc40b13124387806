/** What of an article the office may write itself. A field it has written is held: imports leave it alone (decision 46). */
export const articleFields = [
  'name',
  'slug',
  'description',
  'techDescription',
  'label',
  'visible',
  'purchasable',
  'onlyPickup',
  'featured',
] as const;

export type ArticleField = (typeof articleFields)[number];

/** Text, or whether; null where a text may be missing. */
export type FieldValue = string | boolean | null;

export type ArticleValues = Readonly<Record<ArticleField, FieldValue>>;

const longest: Readonly<Partial<Record<ArticleField, number>>> = {
  name: 200,
  slug: 200,
  description: 20_000,
  techDescription: 20_000,
  label: 20,
};

export type FieldFault = 'missing' | 'too-long' | 'not-a-slug' | 'no-such-value';

const flags: readonly ArticleField[] = ['visible', 'purchasable', 'onlyPickup', 'featured'];
const mayBeMissing: readonly ArticleField[] = ['techDescription', 'label'];

export function isFlag(field: ArticleField): boolean {
  return flags.includes(field);
}

/** As it is written: without blanks at its ends, and nothing where there is nothing. */
export function tidied(field: ArticleField, value: FieldValue): FieldValue {
  if (typeof value !== 'string') return value;
  const text = value.replaceAll('\r\n', '\n').trim();
  return text === '' && mayBeMissing.includes(field) ? null : text;
}

/** What is wrong with a value, as `tidied` gives it; null: it can be written. */
export function faultOf(field: ArticleField, value: FieldValue): FieldFault | null {
  if (isFlag(field)) return typeof value === 'boolean' ? null : 'no-such-value';
  if (value === null) return mayBeMissing.includes(field) ? null : 'no-such-value';
  if (typeof value !== 'string') return 'no-such-value';
  if (value === '' && (field === 'name' || field === 'slug')) return 'missing';
  if (value.length > (longest[field] ?? 0)) return 'too-long';
  return field === 'slug' && !isSlug(value) ? 'not-a-slug' : null;
}

/** Digits alone would be read as an article's number. */
function isSlug(text: string): boolean {
  return /^[a-z0-9&]+(-[a-z0-9&]+)*$/.test(text) && !/^\d+$/.test(text);
}
