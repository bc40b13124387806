import type { Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, inkOn } from '../../core/kit.ts';
import { roundRect, symmetric } from '../../core/path.ts';
import { line } from '../gear/line.ts';
import { knitBand } from './knit-band.ts';

/** Knitted hat with turned cuff; the seed chooses the pattern. Variants: pompom | plain; without one the seed chooses. */
export function beanie(c: Ctx): Drawn {
  const { t, a, r } = c;
  const drawnPom = r.chance(0.7);
  const pom = c.variant ? c.variant === 'pompom' : drawnPom;
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
      filled('M180 300C300 330 500 330 620 300V350C500 380 300 380 180 350Z', a.base) +
      filled('M180 380C300 410 500 410 620 380V400C500 430 300 430 180 400Z', a.base) +
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
    const x = 178 + 444 * (k / 36);
    const bulge = 400 + (x - 400) * 0.99;
    const rib = (dx: number) => {
      const end = (x + dx).toFixed(1);
      return `M${end} 450Q${(bulge + dx).toFixed(1)} 540 ${end} 640`;
    };
    ribs += line(rib(0), t.dk, 4.6, 0.34) + line(rib(5), t.hi, 3.4, 0.3);
  }
  let svg = c.ground(400, 652, 230, 20, 0.24) + c.drop(dome, { y: 16, op: 0.14 });
  if (pom) svg += pompom(c, r.chance(0.5) ? a : t);
  svg +=
    c.solid(dome, t, inner) +
    line('M196 486C300 506 500 506 604 486', '#000', 16, 0.3, c.blur(7)) +
    c.solid(cuff, t, ribs, { edge: 46, es: 16 }) +
    filled(roundRect(440, 540, 66, 44, 4), a.base, undefined, 'transform="rotate(-2 470 560)"') +
    c.mark(458, 549, 1, inkOn(a, '#222'), 0.92);
  return { body: svg, focus: [300, 380, 290, 290] };
}

/** A ball of loose threads, lit from the upper left. */
function pompom(c: Ctx, T: Tones): string {
  const middle = { x: 400, y: 134 };
  let threads = '';
  for (let k = 0; k < 230; k++) {
    const angle = c.r.range(0, Math.PI * 2);
    const reach = Math.sqrt(c.r()) * 76;
    const x = middle.x + Math.cos(angle) * reach;
    const y = middle.y + Math.sin(angle) * reach * 0.94;
    const dx = (Math.cos(angle) * 15).toFixed(0);
    const dy = (Math.sin(angle) * 15).toFixed(0);
    const lit = (x - middle.x) * 0.5 + (y - middle.y) < 0;
    const [odd, even] = lit ? [T.lt, T.hi] : [T.sh, T.dk];
    const colour = k % 3 === 0 ? T.base : k % 2 ? odd : even;
    threads += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${dx} ${dy}" stroke="${colour}"/>`;
  }
  const ball = c.rad(0.36, 0.3, 0.8, [
    [0, T.lt],
    [0.6, T.base],
    [1, T.dk],
  ]);
  return (
    `<circle cx="${middle.x}" cy="${middle.y}" r="78" fill="${ball}"/>` +
    `<g stroke-width="5.5" stroke-linecap="round">${threads}</g>`
  );
}
