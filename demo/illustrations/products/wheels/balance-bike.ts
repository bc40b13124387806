import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { inkOn, rubber, steel, stroked, tube } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';
import { wheel } from './wheel.ts';

/** Child's balance bike, of wood or of tubes by seed. */
export function balanceBike(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const wooden = r.chance(0.35);
  const frame = wooden ? tones('#d9a566') : t;
  const shadow = c.ground(400, 716, 320, 16, 0.32);
  const wheels = wheel(c, 206, 594, 122) + wheel(c, 600, 594, 122);
  const frameAndFork =
    tube('M556 250L600 594', frame, 26) +
    (wooden
      ? c.solid(
          'M200 560C250 470 300 440 360 440C450 440 510 390 540 330L580 360C560 450 490 510 400 516C330 520 280 560 236 610C212 616 194 590 200 560Z',
          frame,
          stroked('M240 560C290 490 340 476 400 474C460 470 520 420 550 370', frame.dk, 4, 0.4),
          { edge: 24, es: 9 },
        )
      : tube('M206 594C280 480 330 470 400 470C470 470 520 420 566 330', frame, 34) +
        tube('M206 594L330 560C420 540 520 480 570 380', frame, 20));
  const saddle =
    tube('M300 480L286 380', steel, 18) +
    c.solid(
      'M190 350C230 336 300 350 380 356C396 360 396 384 380 388C320 392 280 400 240 404C190 404 166 366 190 350Z',
      rubber,
      stroked('M196 380L380 372', a.base, 7),
      { edge: 14, es: 6, ro: 0.5 },
    );
  const bars =
    tube('M560 260L540 200C530 180 500 176 470 184', tones('#3a3f47'), 18) +
    tube('M500 180L440 192', a, 28) +
    c.solid(roundRect(520, 240, 90, 66, 14), a, c.mark(544, 256, 1.3, inkOn(a)), { edge: 16, es: 6 }) +
    c.mark(400, 458, 1, wooden ? c.accent : inkOn(t, '#333'));
  const body = shadow + wheels + frameAndFork + saddle + bars;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [430, 170, 270, 270] };
}
