import { checked } from './checked.ts';
/** A set of document numbers as bits, 32 to a word. Functions, not a class: the words are handed around and patched. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  const used = size & 31;
  if (used !== 0) bits[bits.length - 1] = (1 << used) - 1;
  return bits;
}

export function hasBit(bits: Bits, doc: number): boolean {
  return ((word(bits, doc >>> 5) >>> (doc & 31)) & 1) === 1;
}

export function setBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = word(bits, doc >>> 5) | (1 << (doc & 31));
}

export function clearBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = word(bits, doc >>> 5) & ~(1 << (doc & 31));
}

export function keepOnly(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = word(bits, at) & word(others, at);
}

export function takeOut(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = word(bits, at) & ~word(others, at);
}

export function addAll(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = word(bits, at) | word(others, at);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += onesIn(word(bits, at));
  return count;
}

export function countShared(bits: Bits, others: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    const both = word(bits, at) & word(others, at);
    if (both !== 0) count += onesIn(both);
  }
  return count;
}

/** The documents in the set, ascending. */
export function docsOf(bits: Bits, count: number): Uint32Array {
  const docs = new Uint32Array(count);
  let next = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let rest = word(bits, at); rest !== 0; rest &= rest - 1) {
      docs[next++] = (at << 5) + 31 - Math.clz32(rest & -rest);
    }
  }
  return docs;
}

/** Reading a typed array inside its length; the fallback is never met and costs nothing measurable. */
function word(bits: Bits, at: number): number {
  return checked(bits[at]);
}

function onesIn(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
