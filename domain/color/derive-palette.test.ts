import { expect, test } from 'vitest';
import { colorRoles } from '#contract/brand/color-roles.ts';
import { derivePalette } from './derive-palette.ts';
import { contrastFaults } from './theme-contrast.ts';

const steps = ['00', '24', '49', '6d', '92', 'b6', 'db', 'ff'];
const every = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

test('from whatever colour a chain has, every text can be read: 512 colours, alone and with another for offers', () => {
  for (const [at, brand] of every.entries()) {
    for (const accent of [null, every[(at * 37 + 11) % every.length] ?? null]) {
      expect([brand, accent, contrastFaults(derivePalette(brand, accent))]).toEqual([brand, accent, []]);
    }
  }
});

test('every role has a colour, and a colour that can be used is used as it is', () => {
  expect(Object.keys(derivePalette('#0f4c5a', '#c0431a')).sort()).toEqual([...colorRoles].sort());
  expect(derivePalette('#0f4c5a', '#c0431a')).toMatchObject({
    brand: '#0f4c5a',
    'on-brand': '#ffffff',
    sale: '#c0431a',
  });
  expect(derivePalette('#ffc42e', null)).toMatchObject({ brand: '#ffc42e' });
});
