import { mix, type Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, inkOn, steel, times } from '../../core/kit.ts';
import { line } from './line.ts';

/** Thermos with cup; the seed chooses handle, finish and print. */
export function thermos(c: Ctx): Drawn {
  const { t, a, r } = c;
  const withHandle = r.chance(0.4);
  const matte = r.chance(0.6);
  const outline =
    'M286 292C286 268 310 250 330 244H470C490 250 514 268 514 292V690C514 708 470 722 400 722C330 722 286 708 286 690Z';
  const ink = inkOn(t, '#222');
  const flask =
    filled(outline, metal(c, t, !matte)) +
    `<g ${c.clip(outline)}>` +
    (r.chance(0.6) ? mountains(c) : bands(c)) +
    line('M286 300C330 316 470 316 514 300', '#0b1122', 3, 0.25) +
    '</g>' +
    c.mark(366, 344, 2.2, ink, 0.92) +
    line('M366 408h48M372 420h36', ink, 4, 0.6);
  const foot =
    'M284 690C290 710 340 722 400 722C460 722 510 710 516 690V706C510 726 460 738 400 738C340 738 290 726 284 706Z';
  const neck = 'M322 226H478V252C478 262 440 268 400 268C360 268 322 262 322 252Z';
  const grip = 'M510 330C610 330 620 560 510 566';
  const handle = line(grip, a.dk, 34) + line(grip, a.base, 28) + line('M512 322C600 326 604 450 590 500', a.hi, 6, 0.4);
  const body =
    c.ground(408, 716, 160, 22, 0.4) +
    (withHandle ? handle : '') +
    flask +
    filled(foot, metal(c, steel)) +
    filled(neck, metal(c, steel)) +
    cup(c);
  return { body, focus: [270, 60, 280, 280] };
}

/** Gradient of a brushed cylinder: a little wider highlight than the kit's. */
const metal = (c: Ctx, T: Tones, shine = true) =>
  c.across(
    [0, T.sh],
    [0.12, T.base],
    [0.26, shine ? T.hi : T.lt],
    [0.34, T.lt],
    [0.6, T.base],
    [0.88, T.dk],
    [1, T.sh],
  );

/** Two ridges, rounded with the flask. */
function mountains(c: Ctx): string {
  const { t, a } = c;
  const round = c.across(
    [0, '#0b1122', 0.25],
    [0.2, '#fff', 0.16],
    [0.34, '#fff', 0.05],
    [0.7, '#0b1122', 0.05],
    [1, '#0b1122', 0.4],
  );
  return (
    filled('M280 520L340 430L372 466L420 396L468 452L490 428L520 470V730H280Z', mix(c.accent, t.base, 0.15), 0.85) +
    filled('M280 600L330 540L380 590L430 520L520 620V730H280Z', a.base) +
    filled('M280 250H520V730H280Z', round)
  );
}

/** A broad and a narrow band, rounded with the flask. */
function bands(c: Ctx): string {
  const { a } = c;
  const round = c.across(
    [0, '#0b1122', 0.22],
    [0.2, '#fff', 0.14],
    [0.34, '#fff', 0.03],
    [0.7, '#0b1122', 0.03],
    [1, '#0b1122', 0.36],
  );
  return (
    filled('M280 560H520V620H280Z', a.base) +
    filled('M280 632H520V644H280Z', a.base) +
    filled('M280 250H520V730H280Z', round)
  );
}

function cup(c: Ctx): string {
  const { a } = c;
  const outline =
    'M304 96C304 84 340 76 400 76C460 76 496 84 496 96L488 222C488 232 450 240 400 240C350 240 312 232 312 222Z';
  const groove = (k: number) => {
    const y = k * 14;
    return line(`M${309 + k} ${166 + y}C350 ${178 + y} 450 ${178 + y} ${491 - k} ${166 + y}`, a.dk, 4, 0.4);
  };
  return (
    filled(outline, metal(c, a)) +
    `<ellipse cx="400" cy="96" rx="95" ry="18" fill="${c.slant([0, a.hi], [1, a.base])}"/>` +
    `<ellipse cx="400" cy="97" rx="78" ry="12" fill="${a.sh}" opacity=".6"/>` +
    (c.fine ? times(4, groove) : '')
  );
}
