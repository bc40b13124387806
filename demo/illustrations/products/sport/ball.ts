import { type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, stroked, times } from '../../core/kit.ts';
import { circle, tenth } from '../../core/path.ts';

const cx = 400;
const LARGE = 268;
const SMALL = 200;
/** Middle of a large ball that lies on the floor line. */
const cy = 716 - LARGE;
const white = tones('#f6f3ea');

const turned = (angle: number, markup: string) => group(`rotate(${angle} ${cx} ${cy})`, markup);

const seam = (path: string, width: number, colour: string) =>
  stroked(path, colour, width) + stroked(path, '#fff', 2.4, 0.25, 'transform="translate(2 4)"');

function basketball(c: Ctx, angle: number): string {
  const { t, a, r } = c;
  const pebbles =
    `<circle cx="2.5" cy="2.5" r="1.7" fill="${t.dk}" opacity=".3"/>` +
    `<circle cx="7" cy="7" r="1.7" fill="${t.hi}" opacity=".2"/>`;
  const skin = c.fine ? filled(circle(cx, cy, LARGE), c.pattern(9, 9, pebbles)) : '';
  const twoToned = r.chance(0.4);
  const upperHalf = filled(`M${cx - LARGE} ${cy}A${LARGE} ${LARGE} 0 0 1 ${cx + LARGE} ${cy}Z`, a.base, 0.9);
  const curve = (side: 1 | -1) => {
    const [near, far] = [cx + side * 60, cx + side * 190];
    return `M${far} ${cy - 190}C${near} ${cy - 90} ${near} ${cy + 90} ${far} ${cy + 190}`;
  };
  return (
    skin +
    turned(
      angle,
      (twoToned ? upperHalf : '') +
        seam(`M${cx} ${cy - LARGE}V${cy + LARGE}M${cx - LARGE} ${cy}H${cx + LARGE}`, 9, t.deep) +
        seam(curve(-1), 9, t.deep) +
        seam(curve(1), 9, t.deep) +
        c.mark(cx + 84, cy - 40, 2, inkOn(t, '#333')),
    )
  );
}

/** A star of leaf-shaped panels. */
function handball(c: Ctx, angle: number): string {
  const { t, a } = c;
  const tip = `${cx} ${cy - 210}`;
  const right = `C${cx + 60} ${cy - 60} ${cx + 70} ${cy - 150} ${tip}`;
  const left = `C${cx - 70} ${cy - 150} ${cx - 60} ${cy - 60} ${cx} ${cy}`;
  const toNext = `M${tip}C${cx + 60} ${cy - 236} ${cx + 80} ${cy - 250} ${cx + 130} ${cy - 240}`;
  const leaves = times(6, (k) =>
    turned(
      k * 60,
      filled(`M${cx} ${cy}${right}${left}Z`, k % 2 ? a.base : t.lt) +
        seam(`M${cx} ${cy}${right}`, 5, t.dk) +
        seam(toNext, 5, t.dk),
    ),
  );
  const middle = `<circle cx="${cx}" cy="${cy}" r="46" fill="${t.base}"/>`;
  return turned(angle, leaves + middle + c.mark(cx - 24, cy - 20, 1.6, inkOn(t, '#333')));
}

/** Three times three strips, swirling from the middle. */
function volleyball(c: Ctx, angle: number): string {
  const edge = (n: number) => {
    const [x1, x2, x] = [cx + 40 + n * 70, cx + 60 + n * 90, cx + 10 + n * 110];
    return `M${cx} ${cy}C${x1} ${cy - 60} ${x2} ${cy - 180} ${x} ${cy - 300}`;
  };
  const strip = (T: Tones, n: number) => {
    const back = `L${cx + 120 + n * 110} ${cy - 300}C${cx + 150 + n * 90} ${cy - 150} ${cx + 120 + n * 70} ${cy - 60} ${cx} ${cy}Z`;
    return filled(edge(n) + back, T.base);
  };
  const strips = [c.t, white, c.a].map(strip).join('') + times(3, (n) => seam(edge(n), 5, '#5b646c'));
  return turned(
    angle,
    times(3, (k) => turned(k * 120, strips)),
  );
}

/** Rows of holes that narrow towards the edge. */
function floorball({ t }: Ctx): string {
  const middle = 716 - SMALL;
  let holes = '';
  for (let column = -3; column <= 3; column++) {
    for (let row = -3; row <= 3; row++) {
      const x = column * 62 + (row % 2 ? 31 : 0);
      const y = row * 58;
      const facing = Math.sqrt(Math.max(0, 1 - (x * x + y * y) / (SMALL * SMALL)));
      if (facing <= 0.25) continue;
      const hole = (dx: number, dy: number, rx: number, ry: number) =>
        `<ellipse cx="${tenth(cx + x + dx)}" cy="${tenth(middle + y + dy)}" ` +
        `rx="${tenth(rx * facing)}" ry="${tenth(ry * facing)}"`;
      holes += `${hole(0, 0, 17, 17)} fill="${t.deep}" opacity=".75"/>${hole(2, 4, 14, 13)} fill="${t.dk}"/>`;
    }
  }
  return holes;
}

/** Light from the upper left over a ball of this radius whose middle is at y 408. */
function shading(c: Ctx, radius: number): string {
  const light =
    `<ellipse cx="310" cy="290" rx="120" ry="86" fill="#fff" opacity=".42" ` +
    `transform="rotate(-30 310 290)" ${c.blur(30)}/>`;
  const shade = c.rad(0.36, 0.3, 0.78, [
    [0, '#fff', 0.16],
    [0.5, '#0b1122', 0],
    [0.82, '#0b1122', 0.26],
    [1, '#0b1122', 0.55],
  ]);
  return light + filled(circle(cx, 408, radius), shade);
}

const SKINS: Record<string, (c: Ctx, angle: number) => string> = { basketball, handball, volleyball, floorball };

/** Balls. Variants: basketball (default) | handball | volleyball | floorball. */
export function ball(c: Ctx, view: View): Drawn {
  const skin = SKINS[c.variant || 'basketball'] ?? basketball;
  const angle = c.r.int(-24, 24) + (view === 'back' ? 70 : 0);
  const markup = skin(c, angle);
  const radius = skin === floorball ? SMALL : LARGE;
  const middle = 716 - radius;
  const outline = circle(cx, middle, radius);
  const ground = skin === volleyball ? white : c.t;
  const base = c.rad(0.36, 0.3, 0.8, [
    [0, ground.hi],
    [0.5, ground.base],
    [1, ground.sh],
  ]);
  return {
    body:
      c.ground(408, 716, radius * 0.72, 20, 0.4) +
      filled(outline, base) +
      `<g ${c.clip(outline)}>` +
      markup +
      group(`translate(0 ${middle - 408})`, shading(c, radius)) +
      '</g>',
    focus: [250, middle - 170, 290, 290],
  };
}
