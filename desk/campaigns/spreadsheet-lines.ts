import { readAmount } from './money-text.ts';

export interface PastedLine {
  readonly number: string;
  readonly price: number | null;
}

/** Lines of a spreadsheet: a number, and a price in the last cell. What is neither is told. */
export function readSpreadsheet(text: string): {
  readonly lines: readonly PastedLine[];
  readonly bad: readonly string[];
} {
  const lines: PastedLine[] = [];
  const bad: string[] = [];
  for (const row of text.split(/\r?\n/)) {
    if (row.trim() === '') continue;
    const cells = row.split(/\t|;/).map((cell) => cell.trim());
    const [number = '', ...rest] = cells;
    const last = rest.findLast((cell) => cell !== '');
    const price = last === undefined ? null : readAmount(last);
    if (number === '' || (last !== undefined && price === null)) bad.push(row.trim().slice(0, 60));
    else lines.push({ number, price });
  }
  return { lines, bad };
}
