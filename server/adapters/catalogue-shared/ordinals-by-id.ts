export function ordinalsById(rows: readonly { readonly id: number }[]): ReadonlyMap<number, number> {
  return new Map(rows.map((row, ordinal) => [row.id, ordinal]));
}
