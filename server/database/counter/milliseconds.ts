/** An instant as JavaScript counts it, inside JSON too. */
export function milliseconds(column: string): string {
  return `(extract(epoch FROM ${column}) * 1000)::bigint`;
}
