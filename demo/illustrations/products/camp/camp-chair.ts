import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, inkOn, rubber, stroked, times, tube } from '../../core/kit.ts';
import { mirrorX } from '../../core/path.ts';

const leg = tones('#4a4f57');

/** Camping chair. Variant: table (folding). */
export function campChair(c: Ctx, view: View): Drawn {
  return c.variant === 'table' ? table(c, view) : chair(c);
}

function chair(c: Ctx): Drawn {
  const { t, a } = c;
  const backrest = 'M250 150C330 170 470 170 550 150L566 440C480 470 320 470 234 440Z';
  const seatCloth = 'M220 430C320 462 480 462 580 430L616 540C500 590 300 590 184 540Z';
  const shadow = c.ground(400, 716, 280, 18, 0.3);
  const legs =
    tube('M230 140L250 470M570 140L550 470', leg, 20) +
    tube('M190 540L560 704M610 540L240 704', leg, 20) +
    tube('M250 470L580 700M550 470L220 700', leg, 16);
  const cloth =
    c.drop(backrest, { op: 0.2 }) +
    c.solid(
      backrest,
      t,
      c.tex(backrest, 'ripstop') +
        filled('M300 180C360 192 440 192 500 180L506 270C440 284 360 284 294 270Z', a.base, 0.95) +
        c.mark(352, 200, 3, inkOn(a)) +
        c.fold('M260 400C340 430 460 430 540 400', 22, 0.3) +
        c.lift('M280 180C272 260 266 340 262 420', 24, 0.4, t, 10),
      { edge: 36 },
    ) +
    filled('M216 120C216 108 250 108 252 120V170H216ZM548 120C548 108 584 108 584 120V170H548Z', t.sh) +
    c.drop(seatCloth, { y: 14, op: 0.22 }) +
    c.solid(
      seatCloth,
      t,
      c.tex(seatCloth, 'ripstop') +
        c.fold('M260 500C340 540 460 540 540 500', 20, 0.24) +
        c.lift('M230 470C300 490 380 498 440 496', 18, 0.4) +
        c.seam('M196 530C310 576 490 576 604 530', t),
      { edge: 36 },
    );
  const armrests =
    both(
      tube('M560 330C620 326 650 336 668 350M650 350V560', leg, 14) +
        c.solid('M556 310C610 300 670 312 692 336C696 354 684 362 664 358C630 346 590 346 560 350Z', a, '', {
          edge: 14,
          es: 6,
        }),
    ) + stroked('M604 372a24 10 0 1 0 48 0a24 10 0 1 0 -48 0', rubber.base, 8);
  return { body: shadow + legs + cloth + armrests, focus: [260, 140, 280, 280] };
}

function table(c: Ctx, view: View): Drawn {
  const { t } = c;
  const shadow = c.ground(390, 716, 300, 18, 0.28);
  const legs =
    tube('M200 370L540 704M560 370L200 704', leg, 16) +
    tube('M300 300L640 660M640 320L330 640', tones('#6b727b'), 12) +
    tube('M180 706H240M510 706H570', rubber, 16);
  const tableTop =
    filled('M120 330H620L590 384H110C100 380 100 350 120 330Z', t.sh) +
    filled(
      'M110 350L300 270C310 264 320 262 330 262H690C706 262 708 276 698 286L630 350Z',
      c.slant([0, t.hi], [0.5, t.base], [1, t.sh]),
    ) +
    times(6, (k) => stroked(`M${170 + k * 76} 350L${352 + k * 58} 264`, t.line, 4, 0.5)) +
    filled('M108 350H632V372C632 380 626 384 616 384H122C112 384 108 380 108 372Z', c.down([0, t.lt], [1, t.dk])) +
    c.mark(150, 356, 0.8, inkOn(t, '#333'));
  const body = shadow + legs + tableTop;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [130, 220, 300, 300] };
}
