/** What was tried under one name, and what the books said of it. */
export interface FaultRow {
  readonly what: string;
  readonly attempts: number;
  readonly faults: readonly string[];
}

/** Sums up the lines that tests/faults/rounds.ts has written, by name, in the order they first came. */
export function addFigures(lines: string): readonly FaultRow[] {
  const rows = new Map<string, FaultRow>();
  for (const line of lines.split('\n')) {
    if (!line.endsWith('}')) continue; // the last one may be half written
    const { what, attempts, faults } = JSON.parse(line) as FaultRow;
    const known = rows.get(what) ?? { what, attempts: 0, faults: [] };
    rows.set(what, { what, attempts: known.attempts + attempts, faults: [...known.faults, ...faults] });
  }
  return [...rows.values()];
}

/** What a fault of the books (tests/books.ts) means to a shop. */
const columns = {
  oversold: /^I1/,
  lost: /^I2|^I4|^I7 .* 0 times|has no order/,
  double: /twice|^I7|more captured|more refunded/,
} as const;

export function faultTable(rows: readonly FaultRow[]): string {
  const cells = rows.map(({ what, attempts, faults }) => {
    const left = [...new Set(faults)];
    const counts = Object.values(columns).map((pattern) => {
      const found = left.filter((fault) => pattern.test(fault));
      for (const fault of found) left.splice(left.indexOf(fault), 1);
      return String(found.length);
    });
    return [what, String(attempts), ...counts, String(left.length)];
  });
  const table = [['what', 'attempts', ...Object.keys(columns), 'other'], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
