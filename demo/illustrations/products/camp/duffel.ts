import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, buckle, filled, gloss, inkOn, panel, rubber, secondTones, tube, webbing } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';

/** Duffel bag. Variants: duffel (default) | dry (upright roll-top) | cooler (soft cool box). */
export function duffel(c: Ctx, view: View): Drawn {
  if (c.variant === 'dry') return dryBag(c);
  const { body, focus } = c.variant === 'cooler' ? cooler(c) : travelBag(c);
  return { body: view === 'back' ? mirrorX(body) : body, focus };
}

function travelBag(c: Ctx): Drawn {
  const { t, a } = c;
  const trim = secondTones(c);
  const bag =
    'M120 500C112 430 150 400 220 396H580C650 400 688 430 680 500C688 560 690 610 676 660C668 700 640 714 600 714H200C160 714 132 700 124 660C110 610 112 560 120 500Z';
  const cloth =
    c.tex(bag, 'ripstop') +
    filled('M110 610H690V730H110Z', panel(c, trim)) +
    c.seam('M110 610H690', t) +
    c.fold('M260 420C250 500 256 580 266 610', 16, 0.24) +
    c.fold('M560 420C570 500 560 580 550 610', 16, 0.24) +
    gloss(c, 'M150 500C150 450 190 424 250 420', 14, 0.4, 5) +
    c.zip('M210 420H590', t, { w: 16, tape: trim.sh, pull: [580, 422], pc: c.accent, pa: -20 }) +
    c.mark(356, 470, 2.8, inkOn(t, '#333'));
  const body =
    c.ground(400, 716, 300, 20, 0.34) +
    tube('M290 460C300 260 500 260 510 460', a, 24) +
    c.solid(bag, t, cloth, { edge: 54, es: 18 }) +
    webbing('M290 430V714', a, 26) +
    webbing('M510 430V714', a, 26) +
    tube('M290 470C304 320 496 320 510 470', a, 26) +
    c.solid(roundRect(362, 340, 76, 40, 12), rubber, '', { edge: 10, es: 4, ro: 0.4 }) +
    both(filled(roundRect(640, 480, 36, 60, 10), a.base) + filled(roundRect(646, 490, 10, 40, 4), a.hi, 0.4));
  return { body, focus: [270, 380, 270, 270] };
}

function cooler(c: Ctx): Drawn {
  const { t, a } = c;
  const trim = secondTones(c);
  const box =
    'M160 350H640C656 350 664 358 664 374L656 690C656 706 648 714 632 714H168C152 714 144 706 144 690L136 374C136 358 144 350 160 350Z';
  const lid =
    'M150 270H650C668 270 676 280 676 298V352C676 364 668 370 656 370H144C132 370 124 364 124 352V298C124 280 132 270 150 270Z';
  const body =
    c.ground(400, 716, 290, 20, 0.34) +
    tube('M220 300C230 130 570 130 580 300', a, 26) +
    c.solid(
      box,
      t,
      c.tex(box, 'ripstop') +
        c.lift('M170 390C164 500 170 600 176 700', 26, 0.36, t, 12) +
        filled('M250 440H550V640C550 654 542 660 530 660H270C258 660 250 654 250 640Z', panel(c, trim)) +
        c.zip('M264 466H536', trim, { w: 12, pull: [526, 468], pc: c.accent, pa: -10 }) +
        c.mark(350, 530, 3.2, inkOn(trim)),
      { edge: 46 },
    ) +
    c.drop(lid, { y: 8, s: 7, op: 0.25 }) +
    c.solid(lid, t, c.zip('M124 356H676', t, { w: 12, tape: a.base, pull: [640, 358], pc: c.accent, pa: -10 }), {
      edge: 28,
    });
  return { body, focus: [240, 360, 290, 290] };
}

function dryBag(c: Ctx): Drawn {
  const { t, a } = c;
  const sack =
    'M262 300C262 280 300 270 400 270C500 270 538 280 538 300L548 680C548 704 480 716 400 716C320 716 252 704 252 680Z';
  const shadow = c.ground(400, 716, 190, 20, 0.34);
  const bag = c.solid(
    sack,
    t,
    c.fold('M300 420C360 450 440 450 500 420', 20, 0.24) +
      c.fold('M290 560C350 600 450 600 510 560', 20, 0.22) +
      gloss(c, 'M300 310C294 430 292 560 296 680', 22, 0.4, 7) +
      filled('M250 620H550V720H250Z', a.base, 0.95) +
      c.mark(352, 430, 3.2, inkOn(t, '#333')),
    { edge: 50, es: 18 },
  );
  const top = 'M268 150C300 136 500 136 532 150L540 300C480 320 320 320 260 300Z';
  const rollTop =
    c.solid(
      top,
      t,
      c.fold('M300 200C340 240 330 270 320 310', 12, 0.3) +
        c.fold('M480 200C450 240 470 270 480 310', 12, 0.3) +
        gloss(c, 'M292 160C290 200 284 250 282 290', 12, 0.4, 4),
      { edge: 30 },
    ) +
    c.solid(roundRect(262, 132, 276, 40, 12), rubber, '', { edge: 10, es: 4, ro: 0.4 }) +
    tube('M270 150C200 150 200 90 290 84H370', rubber, 18) +
    tube('M530 150C600 150 600 90 510 84H430', rubber, 18) +
    buckle(400, 84, 70, 36);
  return { body: shadow + bag + rollTop, focus: [260, 100, 280, 280] };
}
