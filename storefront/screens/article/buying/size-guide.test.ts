import { expect, test } from 'vitest';
import { sizeGuideOf } from './size-guide.ts';

test('DEC-39 letters are measures of the body, by gender', () => {
  expect(sizeGuideOf(['S', 'M'], 1)?.rows).toEqual([
    ['S', '90–95', '78–83', '92–96'],
    ['M', '96–101', '84–89', '97–101'],
  ]);
  expect(sizeGuideOf(['S', 'M'], 2)?.rows[0]).toEqual(['S', '83–88', '67–72', '91–96']);
});

test('DEC-39 shoe sizes are the length of the foot', () => {
  expect(sizeGuideOf(['36', '42'], 10)?.rows).toEqual([
    ['36', '22,5'],
    ['42', '26,5'],
  ]);
});

test('DEC-39 children’s sizes are their height', () => {
  expect(sizeGuideOf(['92', '98', '104'], 4)?.rows[1]).toEqual(['98', '93–98']);
});

test('sizes no table knows have no guide', () => {
  for (const sizes of [['M'], ['7', '8'], ['40-43', '44-47'], ['S', 'One size'], []]) {
    expect(sizeGuideOf(sizes, 1)).toBeNull();
  }
});
