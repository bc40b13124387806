import type { Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import { filled, gloss, rubber, steel, stroked, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Spinning reel at the origin, foot up; about 320 wide. */
export const reelShape = (c: Ctx, T: Tones, A: Tones): string => {
  let svg =
    filled('M-70 -150H70L40 -126H-40Z', steel.dk) +
    tube('M0 -130L10 -40', T, 40) +
    c.solid(
      'M-70 -60C-40 -90 60 -90 90 -50C110 0 100 70 60 96C10 120 -60 100 -80 50C-92 10 -90 -30 -70 -60Z',
      T,
      gloss(c, 'M-60 0C-56 -40 -20 -64 30 -64', 10, 0.5, 3),
      { edge: 26, es: 9 },
    );
  svg +=
    filled(roundRect(-230, -56, 96, 150, 26), c.down([0, T.lt], [0.3, T.hi], [0.6, T.base], [1, T.dk])) +
    filled(roundRect(-250, -40, 30, 118, 10), c.down([0, '#fff'], [0.4, steel.base], [1, steel.dk])) +
    filled(roundRect(-214, -40, 60, 118, 8), c.down([0, '#ffe9a8'], [0.4, '#f2c94c'], [1, '#a9842a'])) +
    times(7, (k) => stroked(`M-212 ${-30 + k * 16}H-156`, '#7a5f1e', 2, 0.4)) +
    filled(roundRect(-150, -66, 60, 170, 20), c.down([0, T.lt], [0.4, T.base], [1, T.dk])) +
    stroked('M-130 -64C-180 -130 -260 -90 -246 -30', steel.base, 11) +
    stroked('M-132 -68C-180 -128 -254 -92 -244 -34', '#fff', 3, 0.7) +
    `<circle cx="-246" cy="-28" r="15" fill="${A.base}"/>`;
  return (
    svg +
    `<circle cx="10" cy="10" r="36" fill="${A.base}"/>` +
    `<circle cx="4" cy="4" r="14" fill="${A.hi}" opacity=".6"/>` +
    tube('M14 14L90 110', steel, 18) +
    c.solid(roundRect(66, 98, 60, 76, 24), rubber, '', { edge: 12, es: 5, ro: 0.5 })
  );
};
