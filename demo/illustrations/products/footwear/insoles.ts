import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, inkOn, panel, stroked } from '../../core/kit.ts';
import { mirrorX } from '../../core/path.ts';

/** Insoles, a pair from above; the seed chooses wool or mesh. */
export function insoles(c: Ctx): Drawn {
  const { t, a, r } = c;
  const topTones = r.chance(0.4) ? tones('#efe7d8') : t;
  const outline =
    'M400 60C470 56 510 130 506 240C502 330 474 400 474 480C474 560 492 600 484 660' +
    'C476 720 440 744 400 744C356 744 322 716 318 656C314 590 340 540 336 470C332 400 300 330 304 230' +
    'C308 120 340 64 400 60Z';
  const inner =
    filled('M300 480C360 450 440 450 500 480V760H300Z', panel(c, a)) +
    stroked('M310 478C360 452 440 452 490 478', topTones.line, 4, 0.5) +
    c.tex(outline, topTones === t ? 'mesh' : 'fleece', topTones) +
    c.lift('M340 140C326 230 336 330 356 420', 26, 0.5, topTones, 11) +
    c.mark(362, 610, 2.4, inkOn(a)) +
    stroked(outline, topTones.dk, 6, 0.4);
  const insole =
    c.drop(outline, { x: 14, y: 16, s: 12, op: 0.24 }) +
    filled(outline, a.dk, 1, 'transform="translate(6 6)"') +
    c.solid(outline, topTones, inner, { edge: 34 });
  return {
    body:
      group('translate(-130 6) rotate(-6 400 400)', mirrorX(insole)) +
      group('translate(130 6) rotate(6 400 400)', insole),
    focus: [140, 380, 290, 290],
  };
}
