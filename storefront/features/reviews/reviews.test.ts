import { describe, expect, test } from 'vitest';
import { boughtColors, boughtSizes } from './bought-options.ts';
import { answeredFit, fitMark, fitSentence } from './fit.ts';
import { firstChoice, isFiltered, isFirst, queryOf } from './review-choice.ts';

describe('the choice of reviews', () => {
  test('GEN-25 asks only for what is chosen, so that like questions have one cached answer', () => {
    expect(queryOf(firstChoice)).toEqual({});
    expect(queryOf({ order: 'best', stars: 5, sizeId: 1, colorId: 7 })).toEqual({
      sort: 'highest',
      rating: 5,
      size_id: 1,
      color_id: 7,
    });
    expect(queryOf({ ...firstChoice, order: 'worst' })).toEqual({ sort: 'lowest' });
  });

  test('another order is no filter, but not what the page came with either', () => {
    expect([isFiltered(firstChoice), isFirst(firstChoice)]).toEqual([false, true]);
    const other = { ...firstChoice, order: 'best' } as const;
    expect([isFiltered(other), isFirst(other)]).toEqual([false, false]);
    expect([isFiltered({ ...other, colorId: 7 }), isFirst({ ...firstChoice, sizeId: 1 })]).toEqual([true, false]);
  });

  test('GEN-25 sizes and colours that reviewers bought, counted, in the order of the article', () => {
    const variant = (sizeId: number, sizeName: string, colorId: number, colorName: string) => ({
      size: { id: sizeId, name: sizeName },
      color: { id: colorId, name: colorName },
    });
    const variants = [variant(1, 'S', 7, 'Svart'), variant(2, 'M', 7, 'Svart'), variant(2, 'M', 8, 'Blå')];
    const reviewed = [
      { sizeId: 2, colorId: 8, count: 2 },
      { sizeId: 2, colorId: 7, count: 1 },
    ];
    expect(boughtSizes(variants, reviewed)).toEqual([{ id: 2, name: 'M', count: 3 }]);
    expect(boughtColors(variants, reviewed)).toEqual([
      { id: 7, name: 'Svart', count: 1 },
      { id: 8, name: 'Blå', count: 2 },
    ]);
    expect(boughtSizes([variant(9, 'One size', 7, 'Svart')], [{ sizeId: 9, colorId: 7, count: 2 }])).toEqual([]);
  });
});

describe('the fit', () => {
  test('DEC-122 what most say, in a sentence', () => {
    expect(fitSentence([28, 11, 2])).toBe('Liten: 68\u00a0% ville valgt en størrelse opp, 41 svar');
    expect(fitSentence([0, 9, 1])).toBe('Normal: 90\u00a0% ville valgt samme størrelse igjen, 10 svar');
    expect(fitSentence([1, 0, 3])).toBe('Stor: 75\u00a0% ville valgt en størrelse ned, 4 svar');
    expect(fitSentence([1, 0, 0])).toBeNull();
  });

  test('the marker stands between small and large', () => {
    expect([fitMark([5, 0, 0]), fitMark([0, 5, 0]), fitMark([0, 0, 5]), fitMark([1, 1, 2])]).toEqual([0, 50, 100, 63]);
    expect(fitMark([0, 0, 0])).toBe(50);
  });

  test('ENT-49 what one customer said', () => {
    expect([answeredFit(-1), answeredFit(0), answeredFit(1)]).toEqual([
      'Liten i størrelsen',
      'Normal i størrelsen',
      'Stor i størrelsen',
    ]);
  });
});
