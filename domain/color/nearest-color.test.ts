import { expect, test } from 'vitest';
import { derivePalette } from './derive-palette.ts';
import { contrastOfRole, nearestThatHolds } from './nearest-color.ts';
import { recolored } from './recolor.ts';
import { contrastFaults } from './theme-contrast.ts';

const palette = derivePalette('#0f4c5a', '#c0431a');

test('an offer that is too light for white text is told by its worst pair, and the nearest that holds is a little darker', () => {
  const weak = { ...palette, sale: '#e2602a' };
  const told = contrastOfRole(weak, 'sale');
  expect(told).toMatchObject({ needed: 4.5, other: 'on-sale' });
  expect(told?.ratio).toBeCloseTo(3.5, 1);
  const nearest = nearestThatHolds(weak, 'sale') ?? '';
  expect(contrastFaults({ ...weak, sale: nearest })).toEqual([]);
  expect(nearest).toMatch(/^#c/);
});

test('whatever a role is set to, the nearest that holds takes away every fault of that role', () => {
  const steps = ['00', '55', 'aa', 'ff'];
  const every = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  for (const role of ['sale', 'bg', 'ink', 'deep', 'brand']) {
    for (const color of every) {
      const nearest = nearestThatHolds({ ...palette, [role]: color }, role);
      if (nearest === null) continue;
      const faults = contrastFaults({ ...palette, [role]: nearest });
      expect([role, color, faults.filter(({ ink, ground }) => ink === role || ground === role)]).toEqual([
        role,
        color,
        [],
      ]);
    }
  }
  expect(nearestThatHolds(palette, 'sale')).toBe(palette.sale);
});

test('what had the same colour goes with it, text apart from ground; of the main colour what is made from it, too', () => {
  const made = recolored({ ...palette, header: palette.bg ?? '', nav: palette.bg ?? '' }, 'bg', '#fff8f0');
  expect(made).toMatchObject({ bg: '#fff8f0', header: '#fff8f0', nav: '#fff8f0', surface: palette.surface });
  expect(recolored(palette, 'surface', '#fffefc')['on-brand']).toBe(palette['on-brand']);
  const other = recolored(palette, 'brand', '#3a2a6a');
  expect(other['brand-hover']).not.toBe(palette['brand-hover']);
  expect(contrastFaults(other)).toEqual([]);
});
