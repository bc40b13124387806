import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { buckle, filled, group, inkOn, stroked, times, webbing } from '../../core/kit.ts';
import { roundRect, tenth } from '../../core/path.ts';

/**
 * Sleeping mat. Variants: air (baffled) | foam (rolled at the foot) | sit (sit pad);
 * without one the seed chooses air or foam.
 */
export function sleepingMat(c: Ctx): Drawn {
  const variant = c.variant || (c.r.chance(0.6) ? 'air' : 'foam');
  if (variant === 'sit') return sitPad(c);
  const mat = variant === 'air' ? airMat(c) : foamMat(c);
  return { body: group('rotate(12 400 400) scale(.96) translate(16 10)', mat), focus: [250, 100, 280, 280] };
}

const lying = (c: Ctx, outline: string, surface: string) =>
  c.drop(outline, { x: 16, y: 18, s: 16, op: 0.28 }) + c.solid(outline, c.t, surface, { edge: 46, es: 16 });

/** Seven baffles along the mat, a head panel in the accent, a valve at the foot. */
function airMat(c: Ctx): string {
  const { t, a } = c;
  const outline =
    'M232 96C300 80 500 80 568 96C590 110 596 140 590 170L560 690C556 720 530 734 500 736C430 742 370 742 300 736C270 734 244 720 240 690L210 170C204 140 210 110 232 96Z';
  const width = 364 / 7;
  const baffles = times(7, (k) => {
    const left = 218 + k * width;
    const right = left + width;
    const towardsMiddle = (x: number, share: number) => tenth(x + (400 - x) * share);
    return filled(
      `M${tenth(left)} 70C${tenth(left + 6)} 300 ${towardsMiddle(left, 0.12)} 500 ${towardsMiddle(left, 0.16)} 760` +
        `H${towardsMiddle(right, 0.16)}C${tenth(right)} 500 ${tenth(right + 6)} 300 ${tenth(right)} 70Z`,
      c.across([0, t.dk], [0.25, t.lt], [0.45, t.hi], [0.75, t.base], [1, t.dk]),
    );
  });
  const headPanel =
    filled('M180 60H620V190H180Z', a.base, 0.92) +
    stroked('M180 190H620', a.hi, 3, 0.5) +
    c.mark(352, 116, 2.6, inkOn(a));
  const valve =
    `<circle cx="520" cy="690" r="20" fill="${a.dk}"/>` + `<circle cx="517" cy="687" r="14" fill="${a.base}"/>`;
  return lying(c, outline, baffles + headPanel) + valve;
}

/** Folds with dimples; the foot is rolled up and strapped. */
function foamMat(c: Ctx): string {
  const { t, a } = c;
  const folds = times(15, (k) => {
    const shade = c.down([0, t.hi], [0.4, t.base], [1, t.dk]);
    const dimple = (x: number) => `<ellipse cx="${x}" cy="${96 + k * 44}" rx="13" ry="9" fill="${t.dk}" opacity=".3"/>`;
    return filled(`M220 ${76 + k * 44}H580v44H220Z`, shade) + times(8, (q) => dimple(250 + q * 43));
  });
  const rollShade = c.down([0, t.lt], [0.4, t.hi], [1, t.dk]);
  const roll =
    filled('M226 650H574V700C574 730 540 744 400 744C260 744 226 730 226 700Z', rollShade) +
    `<ellipse cx="570" cy="694" rx="24" ry="46" fill="${t.sh}"/>` +
    `<path d="M570 664a14 28 0 1 1 -6 56" fill="none" stroke="${t.dk}" stroke-width="7"/>` +
    webbing('M300 648V744', a, 18) +
    webbing('M500 648V744', a, 18);
  return lying(c, roundRect(226, 80, 348, 650, 14), folds) + roll;
}

function sitPad(c: Ctx): Drawn {
  const { t, a } = c;
  const top = 'M120 560L420 470L690 560L390 668Z';
  const pad =
    c.ground(404, 690, 300, 22, 0.3) +
    filled('M120 560L390 668V706L120 596Z', t.sh) +
    filled('M390 668L690 560V596L390 706Z', t.dk) +
    c.solid(
      top,
      t,
      times(
        6,
        (k) =>
          stroked(`M${120 + k * 50} ${560 - k * 15}L${390 + k * 50} ${668 - k * 18}`, t.dk, 8, 0.35) +
          stroked(`M${114 + k * 50} ${552 - k * 15}L${384 + k * 50} ${660 - k * 18}`, t.hi, 5, 0.4),
      ) + times(5, (k) => stroked(`M${165 + k * 54} ${577 + k * 20}L${470 + k * 50} ${486 + k * 17}`, t.dk, 5, 0.25)),
      { edge: 24, es: 9 },
    );
  return {
    body: group('translate(0 20)', pad + webbing('M400 472L406 664', a, 22) + buckle(404, 560, 44, 34, 84)),
    focus: [280, 450, 260, 260],
  };
}
