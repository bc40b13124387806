import type { ReadingKind } from './reading.ts';

/**
 * What is given up first when nothing meets all: the lowest. What the thing is stays longest, then what it must not be,
 * then whose it is; how it is described goes first.
 */
export const importance: Readonly<Record<ReadingKind, number>> = {
  goods: 100,
  line: 90,
  not: 85,
  word: 80,
  gender: 75,
  persons: 70,
  temperature: 68,
  price: 66,
  material: 64,
  size: 62,
  age: 61,
  color: 60,
  shade: 59,
  measure: 58,
  use: 56,
  season: 54,
  weather: 57,
  offer: 50,
  shop: 48,
  new: 42,
  stock: 40,
  mention: 20,
  near: 0,
  order: 0,
  quantity: 0,
  page: 0,
  unknown: 0,
};
