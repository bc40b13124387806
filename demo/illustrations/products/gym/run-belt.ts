import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, inkOn, secondTones, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Running belt with a soft flask. */
export function runBelt(c: Ctx): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 690, 290, 18, 0.26);
  const strap =
    stroked('M120 440C120 280 680 280 680 440', t.dk, 66) + stroked('M120 432C120 272 680 272 680 432', t.sh, 56);
  const pouch =
    'M96 450C96 410 130 400 170 410C300 440 500 440 630 410C670 400 704 410 704 450V560C704 600 670 620 630 626C500 646 300 646 170 626C130 620 96 600 96 560Z';
  const pocket =
    c.drop(pouch, { op: 0.24 }) +
    c.solid(
      pouch,
      t,
      c.tex(pouch, 'mesh', t, 0.5) +
        c.zip('M190 476C300 500 500 500 560 484', t, { w: 13, tape: a.base, pull: [550, 486], pc: c.accent, pa: -30 }) +
        stroked('M120 590C300 626 500 626 680 590', '#d9dde0', 10) +
        c.lift('M130 440C130 490 132 540 140 590', 20, 0.4) +
        c.mark(250, 530, 2, inkOn(t, '#333')),
      { edge: 38 },
    );
  const flask =
    filled(roundRect(560, 330, 96, 210, 34), c.across([0, '#dff1f6'], [0.3, '#ffffff'], [1, '#9fc4d2'])) +
    filled(roundRect(580, 286, 56, 56, 12), a.base) +
    filled(roundRect(560, 430, 96, 60, 0), a.base, 0.8) +
    `<g ${c.clip('M540 470H700V660H540Z')}>` +
    c.solid('M540 480C580 474 640 470 690 462V600C640 620 580 626 540 628Z', secondTones(c), '', { edge: 20, es: 8 }) +
    '</g>';
  return { body: group('translate(0 40)', shadow + strap + pocket + flask), focus: [150, 420, 280, 280] };
}
