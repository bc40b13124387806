import type { Grid } from './grid.ts';
import type { QrVersion } from './versions.ts';

/** Finders, timing, alignment and version; the room of the format is taken too. */
export function drawFixedPatterns(grid: Grid, { version, size, alignment }: QrVersion): void {
  for (let i = 0; i < size; i++) {
    grid.fix(6, i, i % 2 === 0);
    grid.fix(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(grid, row, column, 4, (distance) => distance !== 2 && distance !== 4);
  }
  const last = alignment.length - 1;
  for (const [i, row] of alignment.entries()) {
    for (const [j, column] of alignment.entries()) {
      const onFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!onFinder) square(grid, row, column, 2, (distance) => distance !== 1);
    }
  }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
}

/** Rings around a middle, by their distance from it. */
function square(grid: Grid, row: number, column: number, radius: number, dark: (distance: number) => boolean): void {
  for (let down = -radius; down <= radius; down++) {
    for (let right = -radius; right <= radius; right++) {
      grid.fix(row + down, column + right, dark(Math.max(Math.abs(down), Math.abs(right))));
    }
  }
}

/** Level M and the mask, with ten bits of correction, drawn twice; the module beside the lower finder is always dark. */
export function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid;
  const bits = formatBits(mask);
  const dark = (bit: number) => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit <= 5; bit++) grid.fix(bit, 8, dark(bit));
  grid.fix(7, 8, dark(6));
  grid.fix(8, 8, dark(7));
  grid.fix(8, 7, dark(8));
  for (let bit = 9; bit < 15; bit++) grid.fix(8, 14 - bit, dark(bit));
  for (let bit = 0; bit < 8; bit++) grid.fix(8, size - 1 - bit, dark(bit));
  for (let bit = 8; bit < 15; bit++) grid.fix(size - 15 + bit, 8, dark(bit));
  grid.fix(size - 8, 8, true);
}

/** Level M is 00, so the five bits are the mask's. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask << 10, 0x537)) ^ 0x5412;
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version << 12, 0x1f25);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = versionBits(version);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const along = Math.floor(bit / 3);
    const across = grid.size - 11 + (bit % 3);
    grid.fix(along, across, dark);
    grid.fix(across, along, dark);
  }
}

/** Of a division of polynomials over two elements. */
function remainder(value: number, divisor: number): number {
  let rest = value;
  const length = 32 - Math.clz32(divisor);
  for (let top = 32 - Math.clz32(rest); top >= length; top = 32 - Math.clz32(rest)) rest ^= divisor << (top - length);
  return rest;
}
