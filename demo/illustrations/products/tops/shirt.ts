import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, inkOn, label, stroked } from '../../core/kit.ts';
import { mirrorX, symmetric } from '../../core/path.ts';
import { folds, sleeveFolds } from './top-folds.ts';
import { SLEEVE } from './top-shapes.ts';

/** Button shirt with chest pockets; the seed chooses checked or plain. */
export function shirt(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const plaid = r.chance(0.7);
  const check = plaid
    ? c.pattern(
        84,
        84,
        filled('M0 0H42V84H0Z', a.base, 0.42) +
          filled('M0 0H84V42H0Z', a.base, 0.42) +
          stroked('M63 0V84M0 63H84', t.hi, 3, 0.6) +
          stroked('M21 0V84M0 21H84', t.dk, 3, 0.4),
      )
    : '';
  const checked = (d: string) => (plaid ? filled(d, check, 0.9) : c.tex(d, 'twill'));
  const sleeveInner =
    checked(SLEEVE) +
    sleeveFolds(c) +
    filled('M608 628L720 608V680H608Z', t.sh, 0.55) +
    c.seam('M610 622L712 604', t) +
    `<circle cx="650" cy="640" r="6" fill="${t.hi}"/>`;
  const sleeveSvg = c.solid(SLEEVE, t, sleeveInner);
  const body = symmetric([
    ['M', 400, 236],
    ['L', 466, 206],
    ['C', 498, 214, 526, 222, 548, 238],
    ['C', 564, 296, 570, 362, 566, 424],
    ['C', 570, 520, 576, 600, 576, 660],
    ['C', 560, 690, 520, 736, 470, 742],
    ['C', 446, 744, 420, 740, 400, 740],
  ]);
  let inner = checked(body) + folds(c) + both(c.seam('M462 208C500 240 540 250 570 262', t));
  if (!back) {
    const pocket = 'M452 330H540V432L496 450L452 432Z';
    inner += both(
      filled(pocket, t.base) +
        checked(pocket) +
        filled('M448 326H544V358L496 372L448 358Z', t.sh, 0.85) +
        c.seam('M448 358L496 372L544 358', t) +
        `<circle cx="496" cy="354" r="5" fill="${t.hi}"/>`,
    );
    inner += filled('M382 240H418V744H382Z', t.base, 0.55) + stroked('M382 250V742M418 250V742', t.line, 2.4, 0.6);
    for (let y = 280; y < 720; y += 62) {
      inner +=
        `<circle cx="400" cy="${y}" r="7" fill="${t.dk}"/>` +
        `<circle cx="399" cy="${y - 1.5}" r="5.4" fill="${mix(t.hi, '#f4efe4', 0.6)}"/>`;
    }
  } else {
    inner += c.seam('M240 320C320 346 480 346 560 320', t) + stroked('M388 344V740M412 344V740', t.line, 2.4, 0.4);
  }
  let svg =
    c.drop(body) +
    c.drop(SLEEVE, { op: 0.13 }) +
    mirrorX(c.drop(SLEEVE, { op: 0.13 })) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    (back ? '' : filled('M330 200C350 168 450 168 470 200L400 262Z', t.deep)) +
    c.solid(body, t, inner);
  if (back) {
    svg += c.solid(
      symmetric([
        ['M', 400, 166],
        ['C', 440, 166, 468, 176, 476, 196],
        ['L', 482, 226],
        ['C', 450, 238, 424, 240, 400, 240],
      ]),
      t,
      '',
      { edge: 16, es: 6 },
    );
  } else {
    const wing = 'M336 196C344 176 370 168 400 168C372 184 356 198 350 214L396 254L352 304L306 236Z';
    const wingSvg = c.solid(wing, t, checked(wing), { edge: 14, es: 6 });
    svg +=
      filled('M336 190C350 172 450 172 464 190C450 206 350 206 336 190Z', t.deep) +
      label(384, 184, 32, 16, a.base, inkOn(a)) +
      c.drop(wing, { x: 3, y: 8, s: 6, op: 0.25 }) +
      wingSvg +
      mirrorX(wingSvg);
  }
  return { body: svg, focus: [290, 180, 300, 300] };
}
