import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, steel, stroked, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** First aid pouch, always red. Variant: repair (patch and needle, in the article colour). */
export function firstAid(c: Ctx): Drawn {
  const { t, a } = c;
  const repair = c.variant === 'repair';
  const cloth = repair ? t : tones('#c02f33');
  const outline =
    'M160 380C160 346 180 330 214 330H586C620 330 640 346 640 380V650C640 690 620 712 580 712H220C180 712 160 690 160 650Z';
  const pouch =
    c.tex(outline, 'ripstop', cloth) +
    c.zip('M160 430H640', cloth, { w: 15, tape: cloth.sh, pull: [600, 433], pc: '#fbf8f0', pa: -14 }) +
    c.lift('M190 470C184 540 188 620 196 690', 22, 0.36, cloth, 10) +
    c.fold('M240 690C320 660 480 660 560 690', 16, 0.22, cloth);
  const emblem = repair
    ? filled(roundRect(300, 480, 200, 180, 16), '#fbf8f0') +
      filled(roundRect(334, 514, 132, 112, 10), a.base) +
      stroked(roundRect(346, 526, 108, 88, 6), '#fbf8f0', 4, 0.9, 'stroke-dasharray="12 8"') +
      stroked('M320 640L480 500', steel.dk, 7)
    : '<circle cx="400" cy="570" r="92" fill="#fbf8f0"/>' +
      filled('M376 502H424V546H468V594H424V638H376V594H332V546H376Z', '#1f7a4a');
  const body =
    c.ground(400, 716, 260, 18, 0.34) +
    tube('M340 336C340 250 460 250 460 336', repair ? a : cloth, 20) +
    c.solid(outline, cloth, pouch + emblem, { edge: 46 }) +
    c.mark(560, 660, 1.1, '#fbf8f0');
  return { body, focus: [250, 400, 290, 290] };
}
