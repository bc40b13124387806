import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { circle, tenth } from '../../core/path.ts';

/* ---------- football: a real truncated icosahedron, rotated by seed ---------- */
export function football(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const p = (1 + Math.sqrt(5)) / 2;
  const V = [];
  for (const s1 of [-1, 1])
    for (const s2 of [-1, 1]) {
      V.push([0, s1, s2 * p], [s1, s2 * p, 0], [s2 * p, 0, s1]);
    }
  const sub = (x: number, y: number) => x.map((variant, inner) => variant - y[inner]);
  const len = (variant: number) => Math.hypot(...variant);
  const nrm = (variant: number) => {
    const l = len(variant);
    return variant.map((q) => q / l);
  };
  const lerp = (x: number, y: number, k: number) => x.map((variant, inner) => variant + (y[inner] - variant) * k);
  const cross = (x: number, y: number) => [
    x[1] * y[2] - x[2] * y[1],
    x[2] * y[0] - x[0] * y[2],
    x[0] * y[1] - x[1] * y[0],
  ];
  const dot = (x: number, y: number) => x.reduce((q, variant, inner) => q + variant * y[inner], 0);
  const A = r.range(0.2, 0.9) + (view === 'back' ? 2 : 0);
  const B = r.range(0.1, 0.6);
  const G = r.range(0, 1);
  const rot = (variant: number) => {
    let [x, y, z] = variant;
    [x, z] = [x * Math.cos(A) + z * Math.sin(A), -x * Math.sin(A) + z * Math.cos(A)];
    [y, z] = [y * Math.cos(B) - z * Math.sin(B), y * Math.sin(B) + z * Math.cos(B)];
    [x, y] = [x * Math.cos(G) - y * Math.sin(G), x * Math.sin(G) + y * Math.cos(G)];
    return [x, y, z];
  };
  const R = 268;
  const cx = 400;
  const cy = 408;
  const P = (variant: number) => {
    const q = nrm(variant);
    return [cx + q[0] * R, cy + q[1] * R, q[2]];
  };
  const pent = [];
  const edges = [];
  V.forEach((variant, inner) => {
    const nb = V.map((w, j) => j).filter((j) => j !== inner && Math.abs(len(sub(V[j], variant)) - 2) < 0.01);
    let pts = nb.map((j) => lerp(variant, V[j], 1 / 3));
    const n = nrm(variant);
    const u = nrm(sub(pts[0], variant));
    const w = cross(n, u);
    pts = pts
      .map((q) => [Math.atan2(dot(sub(q, variant), w), dot(sub(q, variant), u)), q])
      .sort((x, y) => x[0] - y[0])
      .map((q) => q[1]);
    pent.push(pts.map(rot));
    nb.forEach((j) => {
      if (j > inner) edges.push([rot(lerp(variant, V[j], 1 / 3)), rot(lerp(variant, V[j], 2 / 3))]);
    });
  });
  const arc = (x: number, y: number, n = 6) => Array.from({ length: n + 1 }, (_, k) => P(lerp(x, y, k / n)));
  const ball = circle(cx, cy, R);
  let inner = '';
  for (const [x, y] of edges) {
    const q = arc(x, y);
    if (q[0][2] < -0.12 && q[6][2] < -0.12) continue;
    const outline =
      'M' +
      q
        .filter((k) => k[2] > -0.1)
        .map((k) => `${tenth(k[0])} ${tenth(k[1])}`)
        .join('L');
    if (outline.length < 4) continue;
    inner +=
      `<path d="${outline}" stroke="${t.line}" stroke-width="6" fill="none" opacity=".8" stroke-linecap="round"/>` +
      `<path d="${outline}" stroke="#fff" stroke-width="2.4" fill="none" opacity=".5" transform="translate(2 4)"/>`;
  }
  for (const f of pent) {
    const q = f.flatMap((variant, k) => arc(variant, f[(k + 1) % 5]).slice(0, 6));
    if (q.every((k) => k[2] < -0.05)) continue;
    const outline =
      'M' +
      q
        .map((k) => {
          if (k[2] < 0) {
            const l = Math.hypot(k[0] - cx, k[1] - cy) || 1;
            return `${tenth(cx + ((k[0] - cx) / l) * (R + 4))} ${tenth(cy + ((k[1] - cy) / l) * (R + 4))}`;
          }
          return `${tenth(k[0])} ${tenth(k[1])}`;
        })
        .join('L') +
      'Z';
    inner += `<path d="${outline}" fill="${c.slant([0, a.lt], [0.5, a.base], [1, a.sh])}" stroke="${a.dk}" stroke-width="5" stroke-linejoin="round"/>`;
  }
  inner +=
    `<ellipse cx="310" cy="280" rx="120" ry="90" fill="#fff" opacity=".5" transform="rotate(-30 310 280)" ${c.blur(30)}/>` +
    `<path d="${ball}" fill="${c.rad(0.36, 0.3, 0.78, [
      [0, '#fff', 0.18],
      [0.5, '#0b1122', 0],
      [0.82, '#0b1122', 0.26],
      [1, '#0b1122', 0.55],
    ])}"/>`;
  return {
    body:
      c.ground(408, 690, 190, 20, 0.4) +
      `<path d="${ball}" fill="${c.rad(0.36, 0.3, 0.8, [
        [0, t.hi],
        [0.5, t.base],
        [1, t.sh],
      ])}"/>` +
      `<g ${c.clip(ball)}>` +
      inner +
      '</g>',
    focus: [230, 220, 300, 300],
  };
}
