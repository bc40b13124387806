/** An update without its empty fields: '', blanks, null and undefined go, false and 0 stay so that consents can be withdrawn (VAL-21, DEC-114). */
export function dropEmptyFields<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Partial<T>;
}

/** The terms flag goes out as 1 when accepted, and not at all when not (VAL-22). */
export function termsFlag(accepted: boolean): { readonly terms_conditions?: 1 } {
  return accepted ? { terms_conditions: 1 } : {};
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
