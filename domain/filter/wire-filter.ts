/** The closed lists of POST articles/search: what is typed cannot be injected into (DEC-46). */
export const filterFields = [
  'ColorGroupID',
  'GenderID',
  'ProductLineID',
  'AvailableShopID',
  'GrossPrice',
  'ArticleGroup3ID',
  'ArticleGroup2ID',
  'MainGroupID',
  'ArticleID',
  'Availability',
  'SizeID',
  'CampaignID',
] as const;
export const oneValueOps = ['eq', 'gt', 'gte', 'lt', 'lte'] as const;
export const manyValuesOps = ['in', 'not_in', 'between'] as const;

export type FilterField = (typeof filterFields)[number];
export type OneValueOp = (typeof oneValueOps)[number];
export type ManyValuesOp = (typeof manyValuesOps)[number];

/** Filters are joined with AND, the values of one 'in' with OR (VAL-17); 'between' holds both its bounds (VAL-18). */
export type WireFilter =
  | { readonly field: FilterField; readonly op: OneValueOp; readonly value: number }
  | { readonly field: FilterField; readonly op: ManyValuesOp; readonly values: number[] };

/** The two texts of the specification, for client and server alike (VAL-14, VAL-15). */
export const onlyNumbersAsValue = 'Only numbers supported as value';
export const onlyNumbersAsValues = 'Only numbers supported as values';

export function compareOne(field: FilterField, op: OneValueOp, value: unknown): WireFilter {
  if (!isFilterNumber(value)) throw new TypeError(onlyNumbersAsValue);
  return { field, op, value };
}

export function compareMany(field: FilterField, op: ManyValuesOp, values: unknown): WireFilter {
  if (!Array.isArray(values) || !values.every(isFilterNumber)) throw new TypeError(onlyNumbersAsValues);
  return { field, op, values };
}

/** '100', NaN, Infinity, null and undefined are not numbers here (VAL-16). */
function isFilterNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
