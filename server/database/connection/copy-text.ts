/** What COPY's text format can carry for us; arrays become PostgreSQL arrays, other objects JSON. */
export type CopyValue =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null
  | undefined
  | readonly CopyElement[]
  | JsonObject;
type CopyElement = string | number | boolean;
type JsonObject = { readonly [key: string]: unknown };

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One row of COPY's text format: tabs between values, a line feed at the end, \N for null. */
export function copyLine(row: readonly CopyValue[]): string {
  return `${row.map(copyText).join('\t')}\n`;
}

function copyText(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  return plainText(value).replace(/[\\\t\n\r]/g, (special) => escapes[special] ?? special);
}

function plainText(value: Exclude<CopyValue, null | undefined>): string {
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (isList(value)) return `{${value.map(arrayElement).join(',')}}`;
  return JSON.stringify(value);
}

// Array.isArray does not narrow readonly arrays.
function isList(value: readonly CopyElement[] | JsonObject): value is readonly CopyElement[] {
  return Array.isArray(value);
}

function arrayElement(element: CopyElement): string {
  return typeof element === 'string' ? `"${element.replace(/["\\]/g, '\\$&')}"` : String(element);
}
