import { codeWords } from './code-words.ts';
import { drawFixedPatterns, drawFormat } from './fixed-patterns.ts';
import { Grid } from './grid.ts';
import { applyMask, masks, penalty } from './masks.ts';
import { versionFor } from './versions.ts';

/** A QR code of the text's bytes (UTF-8), error correction level M, in the smallest version up to 10 that holds it. */
export function qrGrid(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const grid = new Grid(version.size);
  drawFixedPatterns(grid, version);
  drawWords(grid, codeWords(bytes, version));
  const drawn = masks.map((mask, number) => {
    const candidate = grid.copy();
    applyMask(candidate, mask);
    drawFormat(candidate, number);
    return { candidate, penalty: penalty(candidate) };
  });
  return drawn.reduce((best, next) => (next.penalty < best.penalty ? next : best)).candidate;
}

/** Bits go up and down in columns two wide, from the right, around what is fixed; the sixth column is timing. */
function drawWords(grid: Grid, words: Uint8Array): void {
  let bit = 0;
  for (const [row, column] of dataModules(grid)) {
    const word = words[bit >> 3] ?? 0;
    grid.put(row, column, ((word >> (7 - (bit & 7))) & 1) === 1);
    bit += 1;
  }
}

export function* dataModules(grid: Grid): Generator<readonly [row: number, column: number]> {
  let upwards = true;
  for (let right = grid.size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < grid.size; step++) {
      const row = upwards ? grid.size - 1 - step : step;
      for (const column of [right, right - 1]) if (!grid.isFixed(row, column)) yield [row, column];
    }
    upwards = !upwards;
  }
}

/** The light rim a reader needs around the code. */
const quietZone = 4;

/** One path on a white ground; its size is set where it is shown. */
export function qrSvg(text: string): string {
  const grid = qrGrid(text);
  const side = grid.size + 2 * quietZone;
  let path = '';
  for (let row = 0; row < grid.size; row++) {
    for (let column = 0; column < grid.size; column++) {
      if (!grid.isDark(row, column)) continue;
      let length = 1;
      while (column + length < grid.size && grid.isDark(row, column + length)) length += 1;
      path += `M${column + quietZone} ${row + quietZone}h${length}v1h-${length}z`;
      column += length - 1;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>`;
}
