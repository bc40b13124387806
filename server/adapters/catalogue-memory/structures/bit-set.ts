import { checked } from '../../catalogue-shared/structures/checked.ts';

/** A set of document numbers as bits, 32 to a word. Functions, not a class: the words are handed around and patched. */
export type Bits = Uint32Array;

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  const used = size & 31;
  if (used !== 0) bits[bits.length - 1] = (1 << used) - 1;
  return bits;
}

export function hasBit(bits: Bits, doc: number): boolean {
  return ((checked(bits[doc >>> 5]) >>> (doc & 31)) & 1) === 1;
}

export function setBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = checked(bits[doc >>> 5]) | (1 << (doc & 31));
}

export function clearBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = checked(bits[doc >>> 5]) & ~(1 << (doc & 31));
}

export function intersectWith(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = checked(bits[at]) & checked(others[at]);
}

export function subtract(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = checked(bits[at]) & ~checked(others[at]);
}

export function uniteWith(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = checked(bits[at]) | checked(others[at]);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += popCount(checked(bits[at]));
  return count;
}

export function haveCommon(bits: Bits, others: Bits): boolean {
  for (let at = 0; at < bits.length; at++) if ((checked(bits[at]) & checked(others[at])) !== 0) return true;
  return false;
}

export function countCommon(bits: Bits, others: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    const both = checked(bits[at]) & checked(others[at]);
    if (both !== 0) count += popCount(both);
  }
  return count;
}

/** Visits the documents in the set, ascending. */
export function eachBit(bits: Bits, visit: (doc: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = checked(bits[at]); rest !== 0; rest &= rest - 1) visit((at << 5) + 31 - Math.clz32(rest & -rest));
  }
}

/** The documents in the set, ascending. */
export function docsIn(bits: Bits, count: number): Uint32Array {
  const docs = new Uint32Array(count);
  let next = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let rest = checked(bits[at]); rest !== 0; rest &= rest - 1) {
      docs[next++] = (at << 5) + 31 - Math.clz32(rest & -rest);
    }
  }
  return docs;
}

function popCount(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
