import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cylinder, filled, gloss, group, inkOn, roundness, rubber, steel, stroked, times } from '../../core/kit.ts';
import { ellipse, roundRect } from '../../core/path.ts';

/** Care products. Variants: bottle (default, screw cap) | spray | tin | tube. */
export function careBottle(c: Ctx): Drawn {
  if (c.variant === 'tin') return tin(c);
  if (c.variant === 'tube') return tubeOfCream(c);
  return standing(c, c.variant === 'spray');
}

/** A bottle with a screw cap or a spray head. */
function standing(c: Ctx, spray: boolean): Drawn {
  const { t, a } = c;
  const outline = spray
    ? 'M300 330C300 280 340 270 350 240H450C460 270 500 280 500 330V680C500 706 460 716 400 716C340 716 300 706 300 680Z'
    : 'M280 350C280 290 340 280 356 240H444C460 280 520 290 520 350V676C520 704 470 716 400 716C330 716 280 704 280 676Z';
  const shadow = c.ground(400, 716, 150, 20, 0.38);
  const flask =
    filled(outline, cylinder(c, t)) +
    `<g ${c.clip(outline)}>` +
    filled(spray ? roundRect(300, 380, 200, 260, 0) : roundRect(280, 380, 240, 260, 0), '#fbf8f0') +
    c.mark(361, 404, 2.6, c.color) +
    filled(roundRect(330, 496, 140, 14, 3) + roundRect(350, 524, 100, 10, 3), '#23262b', 0.75) +
    filled('M270 570H530V640H270Z', a.base) +
    filled('M345 612c0 -22 14 -30 20 -42c8 12 20 20 20 42a20 20 0 0 1 -40 0Z', '#fff', 0.9) +
    filled('M270 230H530V720H270Z', roundness(c, 0.9)) +
    '</g>';
  const top = spray ? sprayHead(c) : screwCap(c);
  return { body: shadow + flask + top, focus: [260, 330, 280, 280] };
}

function sprayHead(c: Ctx): string {
  const { a } = c;
  const head = 'M340 110H470C486 110 494 120 494 134V160H452V196H352V160C330 160 320 140 340 110Z';
  return (
    filled(roundRect(346, 190, 108, 60, 10), cylinder(c, a)) +
    c.solid(head, rubber, '', { edge: 12, es: 5, ro: 0.4 }) +
    filled('M336 150L300 240C296 250 310 254 316 244L356 176Z', rubber.base) +
    filled(roundRect(488, 124, 30, 22, 4), a.base)
  );
}

function screwCap(c: Ctx): string {
  const { a } = c;
  return (
    filled('M346 150H454V240C454 250 430 254 400 254C370 254 346 250 346 240Z', cylinder(c, a)) +
    times(7, (k) => stroked(`M${356 + k * 15} 164V242`, a.dk, 4, 0.4)) +
    `<ellipse cx="400" cy="150" rx="54" ry="11" fill="${a.lt}"/>`
  );
}

function tubeOfCream(c: Ctx): Drawn {
  const { t, a } = c;
  const outline = 'M270 130H530L500 600H300Z';
  const body =
    c.ground(400, 716, 130, 18, 0.36) +
    c.solid(
      outline,
      t,
      filled('M280 250H520L512 400H288Z', '#fbf8f0') +
        c.mark(346, 290, 3.4, c.color) +
        filled('M270 130H530V170H270Z', t.sh) +
        times(13, (k) => stroked(`M${282 + k * 20} 136V164`, t.dk, 4, 0.4)) +
        filled('M290 430H510L506 490H294Z', a.base) +
        gloss(c, 'M312 200C316 320 322 440 330 580', 18, 0.5, 6),
      { edge: 44 },
    ) +
    filled('M310 596H490L500 700C500 712 460 716 400 716C340 716 300 712 300 700Z', cylinder(c, a)) +
    times(8, (k) => stroked(`M${322 + k * 22} 610L${316 + k * 24} 704`, a.dk, 4, 0.35));
  return { body, focus: [260, 200, 280, 280] };
}

function tin(c: Ctx): Drawn {
  const { t, a } = c;
  const body =
    c.ground(400, 716, 250, 20, 0.36) +
    filled('M170 480H630V650C630 690 540 716 400 716C260 716 170 690 170 650Z', cylinder(c, steel)) +
    filled('M170 520H630V640C600 668 500 684 400 684C300 684 200 668 170 640Z', cylinder(c, t)) +
    filled(ellipse(400, 480, 232, 66), steel.sh) +
    c.solid(ellipse(400, 470, 232, 66), t, gloss(c, 'M200 460C230 430 320 414 420 412', 10, 0.6, 3), {
      edge: 24,
      es: 9,
    }) +
    stroked(ellipse(400, 470, 190, 52), a.base, 7) +
    group('translate(400 470) scale(1 .5)', c.mark(-54, -40, 3.6, inkOn(t, '#333')));
  return { body, focus: [260, 390, 280, 280] };
}
