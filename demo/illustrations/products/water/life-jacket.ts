import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { buckle, filled, group, inkOn, panel, reflect, rubber, secondTones, stroked, webbing } from '../../core/kit.ts';
import { mirrorX, roundRect, symmetric } from '../../core/path.ts';

/** Life jacket with collar. Variant: paddle (short vest with a chest pocket). */
export function lifeJacket(c: Ctx, view: View): Drawn {
  const short = c.variant === 'paddle';
  const { body, focus } = view === 'back' ? back(c, short) : front(c, short);
  return { body: group('translate(0 10)', body), focus };
}

function front(c: Ctx, short: boolean): Drawn {
  const { t, a } = c;
  const half = short
    ? 'M414 240L470 150C500 146 520 150 540 158C536 240 548 300 586 330C592 420 590 520 580 600C540 622 470 630 414 632Z'
    : 'M414 300C440 260 470 200 476 150C510 140 544 152 560 180C576 260 586 330 590 400C596 500 594 600 584 664C540 690 470 698 414 698Z';
  const shadow = c.drop(half, { op: 0.2 }) + mirrorX(c.drop(half, { x: -10, op: 0.2 }));
  const insideOfBack = filled(
    short ? 'M320 170C350 200 450 200 480 170L420 300H380Z' : 'M310 200C330 110 470 110 490 200L420 320H380Z',
    t.deep,
  );
  const side = c.solid(half, t, sideDetails(c, half, short), { edge: 44, es: 16 });
  const neck = short ? '' : collar(c);
  const zip = c.zip(short ? 'M400 250V630' : 'M400 310V696', t, {
    w: 18,
    tape: a.base,
    pull: [400, short ? 280 : 340],
    pc: c.accent,
  });
  const belt = (y: number) => {
    const [left, right] = short ? [220, 580] : [210, 590];
    return webbing(`M${left} ${y - 14}C300 ${y} 500 ${y} ${right} ${y - 14}`, rubber, 30) + buckle(400, y - 2, 76, 44);
  };
  const belts = short ? belt(330) + belt(590) : belt(450) + belt(570);
  const mark = short ? c.mark(278, 440, 1.6, inkOn(t, '#333')) : c.mark(262, 500, 1.6, inkOn(t, '#333'));
  return {
    body: shadow + insideOfBack + side + mirrorX(side) + neck + zip + belts + mark,
    focus: [260, 300, 290, 290],
  };
}

/** Cloth of one side: a pocket on the short vest, reflective tape on the other. */
function sideDetails(c: Ctx, half: string, short: boolean): string {
  const { t, a } = c;
  const cloth =
    c.tex(half, 'ripstop') + c.seam('M420 430H590', t) + c.lift('M440 330C436 440 436 560 440 680', 26, 0.34, t, 12);
  if (!short) return cloth + filled('M414 350H592V384H414Z', reflect, 1);
  return (
    cloth +
    filled('M440 420H560V540C560 552 552 558 542 558H458C448 558 440 552 440 540Z', panel(c, secondTones(c))) +
    c.zip('M448 440H552', t, { w: 11, tape: a.base })
  );
}

/** Collar, with a whistle on a cord. */
function collar(c: Ctx): string {
  const { t, a } = c;
  const outline = symmetric([
    ['M', 400, 90],
    ['C', 480, 84, 548, 120, 560, 180],
    ['C', 560, 220, 530, 240, 490, 226],
    ['C', 470, 190, 440, 176, 400, 176],
  ]);
  const cloth = c.tex(outline, 'ripstop') + c.lift('M270 160C290 124 340 108 400 106', 18, 0.5);
  return (
    c.drop(outline, { y: 8, s: 7, op: 0.24 }) +
    c.solid(outline, t, cloth, { edge: 34 }) +
    stroked('M560 190q40 40 30 90', a.base, 9) +
    filled(roundRect(576, 276, 22, 50, 8), '#fbf8f0')
  );
}

function back(c: Ctx, short: boolean): Drawn {
  const { t } = c;
  const outline = symmetric([
    ['M', 400, short ? 190 : 120],
    ['C', 460, short ? 186 : 120, 520, 150, 560, 190],
    ['C', 586, 330, 592, 520, 580, short ? 600 : 660],
    ['C', 520, short ? 630 : 690, 450, short ? 634 : 698, 400, short ? 634 : 698],
  ]);
  const cloth =
    c.tex(outline, 'ripstop') +
    c.seam('M214 330C300 350 500 350 586 330', t) +
    filled('M210 420C300 440 500 440 590 420V460C500 480 300 480 210 460Z', reflect) +
    c.lift('M250 240C236 360 236 500 244 640', 28, 0.4, t, 12) +
    c.mark(364, 236, 2.4, inkOn(t, '#333'));
  const body =
    c.drop(outline) +
    c.solid(outline, t, cloth, { edge: 50, es: 18 }) +
    webbing('M204 560C300 584 500 584 596 560', rubber, 28);
  return { body, focus: [260, 300, 280, 280] };
}
