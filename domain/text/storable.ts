/** Whether every text in a value, names of fields too, can be stored: PostgreSQL knows no NUL and no half characters. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inside]) => isStorable(name) && isStorable(inside));
}
