/** What differs between sizes at error correction level M (15 % may be damaged): ISO/IEC 18004, tables 9 and E.1. */
export interface QrVersion {
  readonly version: number;
  /** Modules along a side. */
  readonly size: number;
  readonly errorWordsPerBlock: number;
  /** Data words of each block. */
  readonly blocks: readonly number[];
  /** Rows and columns whose crossings have an alignment pattern. */
  readonly alignment: readonly number[];
  /** Bits of the length that stands before the data. */
  readonly lengthBits: 8 | 16;
}

const rows: readonly [errorWords: number, blocks: readonly number[], alignment: readonly number[]][] = [
  [10, [16], []],
  [16, [28], [6, 18]],
  [26, [44], [6, 22]],
  [18, [32, 32], [6, 26]],
  [24, [43, 43], [6, 30]],
  [16, [27, 27, 27, 27], [6, 34]],
  [18, [31, 31, 31, 31], [6, 22, 38]],
  [22, [38, 38, 39, 39], [6, 24, 42]],
  [22, [36, 36, 36, 37, 37], [6, 26, 46]],
  [26, [43, 43, 43, 43, 44], [6, 28, 50]],
];

export const qrVersions: readonly QrVersion[] = rows.map(([errorWordsPerBlock, blocks, alignment], index) => ({
  version: index + 1,
  size: 21 + 4 * index,
  errorWordsPerBlock,
  blocks,
  alignment,
  lengthBits: index + 1 < 10 ? 8 : 16,
}));

/** The smallest version that holds so many bytes; the fourth and the last bits are the mode and the length. */
export function versionFor(bytes: number): QrVersion {
  const found = qrVersions.find(
    ({ blocks, lengthBits }) => 4 + lengthBits + 8 * bytes <= 8 * blocks.reduce((sum, words) => sum + words, 0),
  );
  if (found === undefined) throw new RangeError(`${bytes} bytes are too many for this QR code`);
  return found;
}
