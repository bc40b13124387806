import type { Grid } from './grid.ts';

/** ISO/IEC 18004, table 10: where a mask turns a module over. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

export function applyMask(grid: Grid, mask: (row: number, column: number) => boolean): void {
  for (let row = 0; row < grid.size; row++) {
    for (let column = 0; column < grid.size; column++) {
      if (!grid.isFixed(row, column) && mask(row, column)) grid.put(row, column, !grid.isDark(row, column));
    }
  }
}

/** How hard a drawing is to read: long runs, blocks, what looks like a finder, and an uneven share of dark. */
export function penalty(grid: Grid): number {
  const { size } = grid;
  const lines = Array.from({ length: size }, (_, i) => [
    line(size, (j) => grid.isDark(i, j)),
    line(size, (j) => grid.isDark(j, i)),
  ]).flat();
  return lines.reduce((sum, text) => sum + runs(text) + finderLikes(text), 0) + blocks(grid) + unevenness(lines, size);
}

function line(size: number, isDark: (index: number) => boolean): string {
  return Array.from({ length: size }, (_, index) => (isDark(index) ? '1' : '0')).join('');
}

function runs(text: string): number {
  return [...text.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);
}

function finderLikes(text: string): number {
  return 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
}

function blocks(grid: Grid): number {
  let sum = 0;
  for (let row = 1; row < grid.size; row++) {
    for (let column = 1; column < grid.size; column++) {
      const dark = grid.isDark(row, column);
      const alike =
        grid.isDark(row - 1, column) === dark &&
        grid.isDark(row, column - 1) === dark &&
        grid.isDark(row - 1, column - 1) === dark;
      if (alike) sum += 3;
    }
  }
  return sum;
}

/** Ten for each five hundredths away from half. `lines` has every module twice. */
function unevenness(lines: readonly string[], size: number): number {
  const dark = lines.reduce((sum, text) => sum + text.replaceAll('0', '').length, 0) / 2;
  return 10 * Math.floor(Math.abs((dark / (size * size)) * 20 - 10));
}
