import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, rubber, stroked, tube } from '../../core/kit.ts';
import { ellipse, mirrorX } from '../../core/path.ts';

const trestle = tones('#b98046');

/** Kayak on two trestles, paddle across the deck. */
export function kayak(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const hull = 'M20 420C140 400 260 392 400 392C540 392 660 400 780 412C740 480 620 560 400 564C190 566 60 500 20 420Z';
  const deck =
    'M20 420C140 372 270 350 400 350C540 350 670 376 780 412C660 440 540 452 400 452C260 452 130 446 20 420Z';
  const shadow = c.ground(400, 700, 330, 18, 0.26);
  const trestlesAndHull =
    tube('M250 560L220 700M300 562L330 700M520 556L490 700M560 552L590 700', trestle, 14) +
    tube('M216 640H336M486 640H596', trestle, 12) +
    c.solid(hull, tones(mix(c.color, '#f6f3ea', 0.75)), gloss(c, 'M80 470C180 530 300 546 420 546', 12, 0.5, 5), {
      edge: 40,
    });
  const deckAndCockpit =
    c.solid(
      deck,
      t,
      filled(
        'M20 420C60 404 100 392 150 380V450C100 444 60 434 20 420ZM780 412C740 396 700 386 650 376V446C700 438 740 426 780 412Z',
        a.base,
      ) + gloss(c, 'M120 396C200 372 260 364 330 360', 10, 0.6, 3),
      { edge: 26, es: 9 },
    ) +
    stroked('M20 420C130 446 260 452 400 452C540 452 660 440 780 412', a.base, 9) +
    filled(ellipse(400, 398, 112, 30), '#15171b') +
    filled('M420 404C430 360 470 350 500 372L504 404C480 420 440 420 420 404Z', '#3a3f47') +
    stroked(ellipse(400, 398, 112, 30), rubber.base, 12) +
    stroked(ellipse(400, 396, 112, 30), '#fff', 3, 0.3) +
    stroked('M200 380L260 430M260 374L200 436M560 372L620 434M620 376L560 438', '#15171b', 5, 0.8) +
    filled(ellipse(160, 410, 34, 14), '#23262b') +
    filled(ellipse(680, 408, 30, 12), '#23262b') +
    c.mark(300, 486, 2.4, c.color);
  const paddle =
    tube('M90 330L700 250', tones('#3a3f47'), 13) +
    c.solid('M100 328C70 350 30 350 10 330C30 300 70 300 100 328Z', a, '', { edge: 12, es: 5 }) +
    c.solid('M690 252C720 270 760 262 784 236C760 212 716 222 690 252Z', a, '', { edge: 12, es: 5 });
  const body = shadow + trestlesAndHull + deckAndCockpit + paddle;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [260, 280, 290, 290] };
}
