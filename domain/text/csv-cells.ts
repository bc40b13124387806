/** The cells of one line, quotes read; and the same line with another value in one of them. */
export function csvCells(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    if (quoted && letter === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (letter === delimiter && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}

export function withCell(line: string, delimiter: string, place: number, value: string): string {
  const cells = csvCells(line, delimiter);
  while (cells.length <= place) cells.push('');
  cells[place] = value;
  return cells.map((cell) => written(cell, delimiter)).join(delimiter);
}

function written(cell: string, delimiter: string): string {
  return cell.includes('"') || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The one of tab, semicolon and comma that a heading has most of. */
export function delimiterOf(heading: string): string {
  const count = (delimiter: string) => csvCells(heading, delimiter).length;
  return ['\t', ';', ','].reduce((best, one) => (count(one) > count(best) ? one : best), ';');
}
