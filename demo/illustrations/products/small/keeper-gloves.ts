import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, panel, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Goalkeeper gloves, a pair: broad fingers, latex palm, wrist strap. */
export function keeperGloves(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const back = view === 'back';
  const latex = tones(mix('#f4f1ea', c.accent, 0.12));
  const shape =
    'M238 520C224 440 214 350 214 268C216 226 276 226 282 268L288 330L290 206C292 160 356 160 358 206' +
    'L360 322L366 188C370 142 434 144 434 190L430 330L444 214C450 170 510 176 508 222L494 380' +
    'C500 396 512 392 520 382L556 336C584 306 628 340 608 378C576 430 536 480 500 520L488 560L252 562Z';
  const wrist =
    'M250 548H490C502 548 508 554 510 566L516 690C516 704 508 710 496 711C410 720 330 720 244 711' +
    'C232 710 224 704 226 690L232 566C234 554 240 548 250 548Z';
  const oneGlove = (palm: boolean) => {
    const T = palm ? latex : t;
    let inner = '';
    for (const crease of ['M285 330C290 390 298 420 306 450', 'M359 322V450', 'M432 330C424 390 418 420 414 450']) {
      inner += c.fold(crease, 12, 0.5, T, 4) + stroked(crease, T.dk, 4, 0.35);
    }
    for (const crease of ['M240 280V420', 'M316 220V430', 'M394 210V430', 'M466 240L448 430']) {
      inner += c.lift(crease, 20, 0.42, T, 8);
    }
    if (palm) {
      inner += c.tex(shape, 'fleece', latex, 0.5) + stroked('M270 500C320 450 410 450 470 500', latex.line, 4, 0.5);
    } else {
      inner +=
        (
          [
            [214, 300],
            [290, 270],
            [364, 262],
            [438, 280],
          ] as const
        )
          .map(([x, y]) =>
            filled(
              roundRect(x + 8, y, 52, 14, 6) +
                roundRect(x + 8, y + 28, 52, 14, 6) +
                roundRect(x + 8, y + 56, 52, 14, 6),
              a.base,
              0.95,
            ),
          )
          .join('') +
        filled('M252 440C320 410 420 410 486 440L476 540H262Z', panel(c, a)) +
        c.mark(330, 455, 2.3, inkOn(a));
    }
    const wristInner =
      c.tex(wrist, 'wool') +
      filled('M220 596H520V672H220Z', a.base) +
      c.mark(345, 610, 1.6, inkOn(a)) +
      stroked('M220 596H520M220 672H520', t.dk, 3, 0.5);
    return (
      c.drop(shape, { op: 0.16 }) +
      c.drop(wrist, { op: 0.16 }) +
      c.solid(shape, T, inner, { edge: 28, es: 10 }) +
      c.solid(wrist, t, wristInner, { edge: 34 })
    );
  };
  const svg =
    group('translate(258 -10) rotate(9 400 500) scale(.9)', group('translate(740 0) scale(-1 1)', oneGlove(!back))) +
    group('translate(-56 46) rotate(-7 380 500) scale(.96)', oneGlove(back));
  return { body: c.ground(400, 752, 260, 16, 0.18) + svg, focus: [130, 360, 300, 300] };
}
