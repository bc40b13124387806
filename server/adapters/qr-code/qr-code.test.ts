import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBits, versionBits } from './fixed-patterns.ts';
import { errorCorrection } from './galois.ts';
import type { Grid } from './grid.ts';
import { masks } from './masks.ts';
import { dataModules, qrGrid, qrSvg } from './qr-code.ts';
import { qrVersions, versionFor } from './versions.ts';

describe('DEC-119 figures the standard gives', () => {
  test('Reed-Solomon words of the well-known example HELLO WORLD in 1-M', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect([...errorCorrection(Uint8Array.from(data), 10)]).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test('format of level M with mask 0, 5 and 7, version 7 and 10', () => {
    expect(formatBits(0).toString(2).padStart(15, '0')).toBe('101010000010010');
    expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110');
    expect(formatBits(7).toString(2).padStart(15, '0')).toBe('100101010100000');
    expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
    expect(versionBits(10).toString(2).padStart(18, '0')).toBe('001010010011010011');
  });

  test('bytes that fit each version at level M', () => {
    const capacity = (version: number) => {
      let bytes = 0;
      while (bytes < 300) {
        try {
          if (versionFor(bytes + 1).version > version) break;
        } catch {
          break;
        }
        bytes += 1;
      }
      return bytes;
    };
    expect(qrVersions.map(({ version }) => capacity(version))).toEqual([14, 26, 42, 62, 84, 106, 122, 152, 180, 213]);
  });

  test('modules that hold data, by version: the words and the standard’s remainder bits', () => {
    for (const { version, blocks, errorWordsPerBlock } of qrVersions) {
      const words = blocks.reduce((sum, data) => sum + data + errorWordsPerBlock, 0);
      const bytes = blocks.reduce((sum, data) => sum + data, 0) - 2 - (version === 10 ? 1 : 0);
      const room = [...dataModules(qrGrid('x'.repeat(bytes)))].length;
      expect(room - words * 8).toBe(version === 1 || version >= 7 ? 0 : 7);
    }
  });
});

describe('DEC-119 a code is read back', () => {
  test('whatever the text, what is drawn holds it, without an error to correct', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
        expect(read(qrGrid(text))).toBe(text.toWellFormed());
      }),
      { numRuns: 25 },
    );
  });

  test.each(qrVersions.map(({ version }) => version))('version %i full to the brim', (version) => {
    const bytes = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213][version - 1]!;
    const grid = qrGrid('K'.repeat(bytes));
    expect(grid.size).toBe(17 + 4 * version);
    expect(read(grid)).toBe('K'.repeat(bytes));
  });

  test('the drawing is one svg with a quiet zone, and loads nothing', () => {
    const svg = qrSvg('K1.abcdefghij');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 29 29"/);
    expect(svg).not.toMatch(/href|script|url\(/);
  });
});

/** A reader of our own, written from the standard the other way round: format, mask, words, blocks, correction, bytes. */
function read(grid: Grid): string {
  let format = 0;
  for (let i = 0; i < 8; i++) format = format * 2 + (grid.isDark(8, [0, 1, 2, 3, 4, 5, 7, 8][i]!) ? 1 : 0);
  for (let i = 0; i < 7; i++) format = format * 2 + (grid.isDark([7, 5, 4, 3, 2, 1, 0][i]!, 8) ? 1 : 0);
  const mask = ((format ^ 0x5412) >> 10) & 0b111;
  expect((format ^ 0x5412) >> 13).toBe(0b00);
  const version = qrVersions.find(({ size }) => size === grid.size)!;
  const bits = [...dataModules(grid)].map(([row, column]) => grid.isDark(row, column) !== masks[mask]!(row, column));
  const words = Array.from({ length: bits.length >> 3 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((value, bit) => value * 2 + (bit ? 1 : 0), 0),
  );
  const blocks: number[][] = version.blocks.map(() => []);
  let at = 0;
  for (let index = 0; index < Math.max(...version.blocks); index++) {
    for (const [block, length] of version.blocks.entries()) if (index < length) blocks[block]!.push(words[at++]!);
  }
  for (let index = 0; index < version.errorWordsPerBlock; index++) {
    for (const block of blocks) block.push(words[at++]!);
  }
  for (const block of blocks) expect(syndromes(block, version.errorWordsPerBlock)).toEqual([]);
  const data = blocks.flatMap((block) => block.slice(0, block.length - version.errorWordsPerBlock));
  const text = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(text.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(text.slice(4, 4 + version.lengthBits), 2);
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(text.slice(4 + version.lengthBits + index * 8, 12 + version.lengthBits + index * 8), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** The block as a polynomial at 2⁰, 2¹ …: all zero when nothing is damaged. Multiplies bit by bit, not by tables. */
function syndromes(block: readonly number[], count: number): number[] {
  const times = (a: number, b: number) => {
    let product = 0;
    for (let bit = 0; bit < 8; bit++) if ((b >> bit) & 1) product ^= a << bit;
    for (let bit = 15; bit >= 8; bit--) if ((product >> bit) & 1) product ^= 0x11d << (bit - 8);
    return product;
  };
  let root = 1;
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    const value = block.reduce((sum, word) => times(sum, root) ^ word, 0);
    if (value !== 0) found.push(value);
    root = times(root, 2);
  }
  return found;
}
