import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { inkOn } from '../../core/kit.ts';
import { roundRect, symmetric } from '../../core/path.ts';
import { knitBand } from './knit-band.ts';

/** Knitted hat with turned cuff; the seed chooses pattern and pompom. */
export function beanie(c: Ctx): Drawn {
  const { t, a, r } = c;
  const pom = r.chance(0.7);
  const band = r.pick(['rose', 'tree', 'zig', 'none']);
  const stripes = band === 'none';
  const dome = symmetric([
    ['M', 400, 170],
    ['C', 520, 170, 596, 270, 604, 420],
    ['C', 606, 470, 606, 500, 604, 540],
    ['C', 540, 560, 460, 566, 400, 566],
  ]);
  let inner = c.tex(dome, 'knit');
  const bend = (x: number) => -14 + 26 * (1 - ((x - 400) / 210) ** 2);
  if (!stripes) {
    inner =
      knitBand('zig', 190, 300, 420, 11, c.accent, { bend }) +
      knitBand(band, 190, band === 'zig' ? 346 : 344, 420, band === 'rose' ? 11 : 14, c.accent, { bend }) +
      inner;
    if (band === 'tree') inner = knitBand('lice', 200, 214, 400, 13, c.accent, { bend }) + inner;
  } else {
    inner =
      `<path d="M180 300C300 330 500 330 620 300V350C500 380 300 380 180 350Z" fill="${a.base}"/>` +
      `<path d="M180 380C300 410 500 410 620 380V400C500 430 300 430 180 400Z" fill="${a.base}"/>` +
      inner;
  }
  inner +=
    c.fold('M330 190C300 240 290 300 286 360', 20, 0.18) +
    c.fold('M480 200C520 260 530 320 532 380', 22, 0.22) +
    c.lift('M270 300C290 240 330 206 380 192', 30, 0.4, t, 12);
  const cuff = symmetric([
    ['M', 400, 478],
    ['C', 480, 478, 560, 470, 612, 456],
    ['C', 624, 480, 624, 560, 616, 606],
    ['C', 560, 628, 480, 636, 400, 636],
  ]);
  let ribs = '';
  for (let k = 0; k <= 36; k++) {
    const u = k / 36;
    const x = 178 + 444 * u;
    const cx = 400 + (x - 400) * 0.99;
    ribs +=
      `<path d="M${x.toFixed(1)} 450Q${cx.toFixed(1)} 540 ${x.toFixed(1)} 640" stroke="${t.dk}" stroke-width="4.6" ` +
      'opacity=".34" fill="none"/>' +
      `<path d="M${(x + 5).toFixed(1)} 450Q${(cx + 5).toFixed(1)} 540 ${(x + 5).toFixed(1)} 640" stroke="${t.hi}" ` +
      'stroke-width="3.4" opacity=".3" fill="none"/>';
  }
  let svg = c.ground(400, 652, 230, 20, 0.24) + c.drop(dome, { y: 16, op: 0.14 });
  if (pom) {
    let fluff = '';
    const pomX = 400;
    const pomY = 134;
    const pomTones = r.chance(0.5) ? a : t;
    for (let k = 0; k < 230; k++) {
      const angle = r.range(0, Math.PI * 2);
      const reach = Math.sqrt(r()) * 76;
      const x = pomX + Math.cos(angle) * reach;
      const y = pomY + Math.sin(angle) * reach * 0.94;
      const length = 15;
      const lit = (x - pomX) * 0.5 + (y - pomY) < 0;
      fluff +=
        `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(Math.cos(angle) * length).toFixed(0)} ${(Math.sin(angle) * length).toFixed(0)}" ` +
        `stroke="${k % 3 === 0 ? pomTones.base : lit ? (k % 2 ? pomTones.lt : pomTones.hi) : k % 2 ? pomTones.sh : pomTones.dk}"/>`;
    }
    svg +=
      `<circle cx="${pomX}" cy="${pomY}" r="78" ` +
      `fill="${c.rad(0.36, 0.3, 0.8, [
        [0, pomTones.lt],
        [0.6, pomTones.base],
        [1, pomTones.dk],
      ])}"/>` +
      `<g stroke-width="5.5" stroke-linecap="round">${fluff}</g>`;
  }
  svg +=
    c.solid(dome, t, inner) +
    '<path d="M196 486C300 506 500 506 604 486" stroke="#000" stroke-width="16" opacity=".3" ' +
    `fill="none" ${c.blur(7)}/>` +
    c.solid(cuff, t, ribs, { edge: 46, es: 16 }) +
    `<path d="${roundRect(440, 540, 66, 44, 4)}" fill="${a.base}" transform="rotate(-2 470 560)"/>` +
    c.mark(458, 549, 1, inkOn(a, '#222'), 0.92);
  return { body: svg, focus: [300, 380, 290, 290] };
}
