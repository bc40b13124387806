import zlib from 'node:zlib';
import { unpooledBuffer } from '../cache/unpooled-buffer.ts';

/** A part of a page, deflated so that others may stand before and behind it in one gzip stream. */
export interface PackedText {
  readonly bytes: Buffer;
  /** Bytes and checksum of the text itself. */
  readonly length: number;
  readonly checksum: number;
}

interface HowPacked {
  /** Zlib's: 1 is quick, 9 is small. */
  readonly level: number;
  /** Nothing follows it. */
  readonly isLast: boolean;
}

export function packText(text: string, { level, isLast }: HowPacked): PackedText {
  const plain = Buffer.from(text);
  const options = isLast ? { level } : { level, finishFlush: zlib.constants.Z_FULL_FLUSH };
  return {
    bytes: unpooledBuffer(zlib.deflateRawSync(plain, options)),
    length: plain.length,
    checksum: zlib.crc32(plain),
  };
}

/** The checksum of two texts, one behind the other. */
export function joinChecksums(first: number, second: number, secondLength: number): number {
  return (overZeros(first, secondLength) ^ second) >>> 0;
}

/** CRC-32 is linear over GF(2): going on over n zero bytes is a product of the matrices for powers of two. */
function overZeros(checksum: number, bytes: number): number {
  let moved = checksum;
  for (let power = 0, rest = bytes; rest > 0; power += 1, rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) moved = apply(overPowerOfTwo(power), moved);
  }
  return moved;
}

/** How a checksum goes on over so many bytes, for who asks about the same number again and again. */
export function overLength(bytes: number): (checksum: number) => number {
  const matrix = oneBits.map((bit) => overZeros(bit, bytes));
  return (checksum) => apply(matrix, checksum);
}

const oneBits = Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0);

type Matrix = readonly number[];

function apply(matrix: Matrix, vector: number): number {
  let sum = 0;
  for (let bit = 0, rest = vector; rest !== 0; bit++, rest >>>= 1) if (rest & 1) sum ^= matrix[bit] ?? 0;
  return sum >>> 0;
}

const square = (matrix: Matrix): Matrix => matrix.map((column) => apply(matrix, column));
const oneBit: Matrix = Array.from({ length: 32 }, (_, i) => (i === 0 ? 0xedb88320 : 2 ** (i - 1)));
/** Over 1, 2, 4, 8 … zero bytes; each is the square of the one before. */
const powers: Matrix[] = [square(square(square(oneBit)))];

function overPowerOfTwo(power: number): Matrix {
  const known = powers[power];
  if (known !== undefined) return known;
  const made = square(overPowerOfTwo(power - 1));
  powers[power] = made;
  return made;
}
