import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { both, filled, gloss, inkOn, rubber, stroked, times } from '../../core/kit.ts';
import { circle, roundRect } from '../../core/path.ts';

function lens(c: Ctx, x: number, y: number, radius: number): string {
  const glow = c.rad(0.4, 0.4, 0.7, [
    [0, '#ffffff'],
    [0.35, '#fff3c4'],
    [0.7, '#cfd6da'],
    [1, '#7c858d'],
  ]);
  const shineX = x - radius * 0.35;
  const shineY = y - radius * 0.4;
  return (
    `<circle cx="${x}" cy="${y}" r="${radius + 12}" fill="#15171b"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${glow}"/>` +
    times(3, (k) => stroked(circle(x, y, radius * (0.3 + k * 0.22)), '#5b646c', 2.4, 0.5)) +
    `<ellipse cx="${shineX}" cy="${shineY}" rx="${radius * 0.3}" ry="${radius * 0.18}" fill="#fff" opacity=".9" ` +
    `transform="rotate(-30 ${shineX} ${shineY})"/>`
  );
}

/** Head lamp with one or two lenses by seed. */
export function headlamp(c: Ctx): Drawn {
  const { t, a, r } = c;
  const dual = r.chance(0.5);
  const shadow = c.ground(400, 716, 270, 18, 0.28);
  const farStrap =
    stroked('M170 420C180 250 620 250 630 420', a.dk, 66) +
    stroked('M170 420C180 250 620 250 630 420', a.sh, 60) +
    stroked('M170 404C190 246 610 246 630 404', '#000', 14, 0.2);
  const strap = 'M138 420C130 470 150 540 240 590L290 520C220 490 204 450 204 420Z';
  const nearStrap = both(
    c.solid(strap, a, c.tex(strap, 'wool', a) + stroked('M150 430C150 490 190 540 262 572', t.base, 8), {
      edge: 20,
      es: 8,
    }),
  );
  const lamp = roundRect(242, 440, 316, 220, 56);
  const housing =
    c.drop(lamp, { y: 16, op: 0.3 }) +
    c.solid(
      lamp,
      t,
      c.mark(500, 620, 0.9, inkOn(t, '#333')) + gloss(c, 'M270 520C270 480 300 462 340 460', 12, 0.5, 4),
      { edge: 40 },
    );
  const lenses = dual ? lens(c, 342, 548, 58) + lens(c, 470, 540, 44) : lens(c, 400, 548, 76);
  const button =
    filled(roundRect(366, 420, 68, 26, 10), rubber.base) +
    filled(roundRect(376, 424, 30, 8, 4), '#fff', 0.3) +
    both(`<circle cx="560" cy="560" r="16" fill="${rubber.base}"/>`);
  return { body: shadow + farStrap + nearStrap + housing + lenses + button, focus: [250, 400, 280, 280] };
}
