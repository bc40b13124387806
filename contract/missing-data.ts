/** Told when a record lacks what it needs; the storefront logs it as 'Missing data' (VAL-20, DEC-04). */
export type MissingData = (detail: { entity: string; field: string; id: unknown }) => void;

export function isPresent(
  entity: string,
  id: unknown,
  required: Record<string, unknown>,
  missing: MissingData,
): boolean {
  const absent = Object.entries(required).find(([, value]) => value === null || value === undefined || value === '');
  if (absent !== undefined) missing({ entity, field: absent[0], id });
  return absent === undefined;
}
