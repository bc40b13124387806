import { beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueIndex } from '#server/ports/catalogue-index.ts';
import { demoIndex } from '../search-quality/demo-index.ts';
import { type Judge, judgeOf } from '../search-quality/judge.ts';
import { figuresOf, score } from '../search-quality/measure.ts';
import { misspelled, wellSpelled } from '../search-quality/queries.ts';

describe('search over the demo catalogue', () => {
  const right = Object.values(wellSpelled).flat();
  const wrong = Object.values(misspelled).flat();
  let index: CatalogueIndex;
  let judge: Judge;

  beforeAll(async () => {
    index = await demoIndex();
    judge = judgeOf(index);
  }, 120_000);

  test('the set has at least 150 different queries, 50 of them misspelled', () => {
    expect(new Set([...right, ...wrong].map(({ text }) => text)).size).toBe(right.length + wrong.length);
    expect(right.length + wrong.length).toBeGreaterThanOrEqual(150);
    expect(wrong.length).toBeGreaterThanOrEqual(50);
  });

  test('precision@10 is at least .95 on well-spelled queries', () => {
    const { precision, recall } = figuresOf(right.map((query) => score(index, judge, query)));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  test('precision@10 is at least .80 on misspelled queries', () => {
    const { precision, recall } = figuresOf(wrong.map((query) => score(index, judge, query)));
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });
});
