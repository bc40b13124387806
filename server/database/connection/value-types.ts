import pg from 'pg';

/**
 * How PostgreSQL's values arrive in JavaScript, where pg's own way does not serve:
 * - int8 (counts, sums, bigint ids) is a number; one beyond 2^53 is an error, not a wrong figure.
 * - numeric is a number: prices have at most ten digits and are rounded to whole kroner or turned into øre at once.
 * - date is the text 'YYYY-MM-DD': a day has no time zone to shift it.
 * timestamptz is a Date, bytea a Buffer, json and jsonb the parsed value.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, safeInteger],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.DATE, (text) => text],
  [1016, (text) => arrayOf(text, safeInteger)],
  [1231, (text) => arrayOf(text, Number)],
  [1182, (text) => arrayOf(text, String)],
]);

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
}

/** One-dimensional arrays of numbers and days: no quoting to undo. */
function arrayOf<T>(text: string, parse: (element: string) => T): (T | null)[] {
  const inside = text.slice(1, -1);
  return inside === '' ? [] : inside.split(',').map((element) => (element === 'NULL' ? null : parse(element)));
}
