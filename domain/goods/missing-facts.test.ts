import { describe, expect, test } from 'vitest';
import { noGoodsFacts } from './goods-facts.ts';
import { type CheckedGoods, missingFacts } from './missing-facts.ts';
import { promisesOf } from './promises.ts';

const missing = (change: Partial<CheckedGoods>) =>
  missingFacts({ ...noGoodsFacts, hasContent: false, nutrients: null, electrical: null, ...change });

describe('what the law misses', () => {
  test('food tells what is in it, how much, and what feeds', () => {
    expect(missing({ kind: 'food' })).toEqual(['content', 'ingredients', 'nutrients']);
    expect(missing({ kind: 'food', hasContent: true, ingredients: 'Sukker, salt', nutrients: 'Energi 1 kJ' })).toEqual(
      [],
    );
  });

  test('an allergen that stands in the list must be named as one', () => {
    const food = { kind: 'food', hasContent: true, nutrients: 'x' } as const;
    expect(missing({ ...food, ingredients: 'Havregryn, melkepulver', allergens: ['havre'] })).toEqual(['allergens']);
    expect(missing({ ...food, ingredients: 'Havregryn, melkepulver', allergens: ['havre', 'melk'] })).toEqual([]);
  });

  test('a biocide has its sentence, a liquid its content, clothes their fibres', () => {
    expect(missing({ kind: 'biocide', hasContent: true, safetyText: 'Brannfarlig.' })).toEqual(['biocide sentence']);
    expect(missing({ kind: 'chemical', safetyText: 'Brannfarlig.' })).toEqual(['content']);
    expect(missing({ kind: 'textile', material: ' ' })).toEqual(['material']);
    expect(missing({ kind: 'footwear', material: 'Skinn' })).toEqual([]);
  });

  test('what is electrical says so, and what becomes of its battery', () => {
    expect(missing({ kind: 'electrical' })).toEqual(['electrical', 'battery']);
    expect(missing({ kind: 'electrical', electrical: true, battery: 'built-in' })).toEqual([]);
    expect(missing({ kind: 'electrical', electrical: false })).toEqual([]);
  });

  test('goods of no kind cannot be checked, and are named', () => {
    expect(missing({})).toEqual(['kind']);
    expect(missing({ kind: 'equipment' })).toEqual([]);
  });
});

describe('what is promised', () => {
  test('no five years and no open purchase on what is eaten', () => {
    expect(promisesOf({ kind: 'food', complaintYears: 5, returnDays: null })).toEqual({
      club: false,
      complaint: 'food',
      returns: 'sealed',
    });
  });

  test('nor a guarantee on what is used up', () => {
    expect(promisesOf({ kind: 'chemical', complaintYears: 2, returnDays: null })).toEqual({
      club: false,
      complaint: 2,
      returns: 'ordinary',
    });
  });

  test('a group says how long, else the law does', () => {
    expect(promisesOf({ kind: 'equipment', complaintYears: 5, returnDays: 30 })).toEqual({
      club: true,
      complaint: 5,
      returns: 30,
    });
    expect(promisesOf({ kind: null, complaintYears: null, returnDays: 0 })).toEqual({
      club: true,
      complaint: 'law',
      returns: 'none',
    });
  });
});
