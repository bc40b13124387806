export type CsvCell = string | number | null;

/**
 * A table as a file that Norwegian spreadsheets open: semicolons, CRLF, and a mark that says UTF-8. A cell that a spreadsheet
 * would take for a formula is text: somebody's name must not run anything on the machine of whoever opens the file.
 */
export function csvFile(head: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [head.map(cellText).join(';')];
  for (const row of rows) lines.push(row.map(cellText).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
