import { errorCorrection } from './galois.ts';
import type { QrVersion } from './versions.ts';

const byteMode = 0b0100;

/** Mode, length, data, and padding up to what the version holds. */
export function dataWords(bytes: Uint8Array, { blocks, lengthBits }: QrVersion): Uint8Array {
  const capacity = blocks.reduce((sum, words) => sum + words, 0);
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(byteMode, 4);
  put(bytes.length, lengthBits);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words = Uint8Array.from({ length: bits.length / 8 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  return Uint8Array.from({ length: capacity }, (_, index) => words[index] ?? padding(index - words.length));
}

function padding(index: number): number {
  return index % 2 === 0 ? 0xec : 0x11;
}

/** All words in the order they are drawn: the blocks' first words, then their second ones …, data before correction. */
export function codeWords(bytes: Uint8Array, version: QrVersion): Uint8Array {
  const data = dataWords(bytes, version);
  let from = 0;
  const blocks = version.blocks.map((length) => {
    from += length;
    return data.subarray(from - length, from);
  });
  const corrections = blocks.map((block) => errorCorrection(block, version.errorWordsPerBlock));
  return Uint8Array.from([...interleaved(blocks), ...interleaved(corrections)]);
}

function interleaved(blocks: readonly Uint8Array[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat();
}
