import { type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { steel } from '../../core/kit.ts';
import { mirrorX, roundRect, tenth } from '../../core/path.ts';

/* ---------- bicycle ---------- */
export function bicycle(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const rk = r.chance(0.25);
  const rs = r.chance(0.5);
  const tyre = r.chance(0.25) ? '#8a5a34' : '#1d2025';
  const variant = c.variant;
  const kid = variant ? variant === 'kid' : rk;
  const sus = variant ? variant === 'mtb' : rs;
  const city = variant === 'hybrid' || variant === 'el';
  const R = kid ? 122 : 142;
  const gy = 660;
  const wy = gy - R;
  const bx = kid ? 210 : 184;
  const fx = kid ? 590 : 622;
  const bb = [kid ? 372 : 366, wy + (kid ? 14 : 26)];
  const st = [kid ? 336 : 318, kid ? 390 : 330];
  const ht = [kid ? 528 : 546, kid ? 350 : 318];
  const hb = [kid ? 540 : 560, kid ? 400 : 366];
  let svg = c.ground(400, gy + 6, 330, 14, 0.3);
  const wheel = (x: number) => {
    let w =
      `<circle cx="${x}" cy="${wy}" r="${R - 8}" fill="none" stroke="${tyre}" stroke-width="${kid ? 20 : 17}"/>` +
      `<circle cx="${x}" cy="${wy}" r="${R - 1}" fill="none" stroke="#000" stroke-width="4" stroke-dasharray="5 4" opacity=".5"/>` +
      `<circle cx="${x}" cy="${wy}" r="${R - 20}" fill="none" stroke="${c.slant([0, '#6b727b'], [1, '#2c3138'])}" stroke-width="8"/>` +
      `<path d="M${x - R + 16} ${wy - 30}A${R - 12} ${R - 12} 0 0 1 ${x - 20} ${wy - R + 14}" stroke="#fff" stroke-width="3.4" opacity=".35" fill="none" stroke-linecap="round"/>`;
    const N = kid ? 16 : 24;
    for (let k = 0; k < N; k++) {
      const angle = (k / N) * Math.PI * 2;
      const off = k % 2 ? 0.5 : -0.5;
      w += `<path d="M${tenth(x + 12 * Math.cos(angle + off))} ${tenth(wy + 12 * Math.sin(angle + off))}L${tenth(x + (R - 22) * Math.cos(angle))} ${tenth(wy + (R - 22) * Math.sin(angle))}" stroke="#8f969f" stroke-width="1.6"/>`;
    }
    return (
      w +
      `<circle cx="${x}" cy="${wy}" r="${kid ? 26 : 34}" fill="none" stroke="#9aa0a8" stroke-width="6" stroke-dasharray="9 4"/>` +
      `<circle cx="${x}" cy="${wy}" r="13" fill="${steel.dk}"/>` +
      `<circle cx="${x - 2}" cy="${wy - 2}" r="6" fill="${steel.lt}"/>`
    );
  };
  svg += wheel(bx) + wheel(fx);
  if (city) {
    // mudguards and rack
    const guard = (x: number, a0: number, a1: number) =>
      `<path d="M${tenth(x + (R + 12) * Math.cos(a0))} ${tenth(wy + (R + 12) * Math.sin(a0))}A${R + 12} ${R + 12} 0 0 1 ${tenth(x + (R + 12) * Math.cos(a1))} ${tenth(wy + (R + 12) * Math.sin(a1))}" fill="none" stroke="#2a2e35" stroke-width="9" stroke-linecap="round"/>`;
    svg +=
      guard(bx, -3.3, -0.7) +
      guard(fx, -2.5, -0.5) +
      `<path d="M${bx - 90} ${wy - R - 34}H${bx + 96}M${bx} ${wy}L${bx - 60} ${wy - R - 34}M${bx} ${wy}L${bx + 40} ${wy - R - 34}" stroke="#4a4f57" stroke-width="8" stroke-linecap="round"/>`;
  }
  const tube = (x1: number, y1: number, x2: number, y2: number, w: number, T: Tones = t) => {
    const dx = x2 - x1;
    const dy = y2 - y1;
    const l = Math.hypot(dx, dy);
    const nx = -dy / l;
    const ny = dx / l;
    return (
      `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${T.dk}" stroke-width="${w + 2}" stroke-linecap="round"/>` +
      `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${T.base}" stroke-width="${w}" stroke-linecap="round"/>` +
      `<path d="M${tenth(x1 + nx * w * -0.22 * Math.sign(nx || 1) * Math.sign(nx || 1))} ${tenth(y1 - Math.abs(ny) * w * 0.24)}L${tenth(x2)} ${tenth(y2 - Math.abs(ny) * w * 0.24)}" stroke="${T.hi}" stroke-width="${w * 0.26}" stroke-linecap="round" opacity=".6"/>`
    );
  };
  // chain
  svg += `<path d="M${bx} ${wy - 24}L${bb[0]} ${bb[1] - 34}M${bx} ${wy + 24}L${bb[0]} ${bb[1] + 34}" stroke="#3a3f47" stroke-width="5" stroke-dasharray="4 2.5"/>`;
  svg += tube(bx, wy, bb[0], bb[1], 14) + tube(bx, wy, st[0] + 8, st[1] + 34, 12);
  // fork
  if (sus)
    svg +=
      tube(hb[0], hb[1], hb[0] + 12, hb[1] + 40, 20, tones('#2a2e35')) +
      tube(hb[0] + 12, hb[1] + 30, fx - 18, wy - 60, 13, tones('#c9ced4')) +
      tube(fx - 24, wy - 76, fx, wy, 20, tones('#2a2e35'));
  else
    svg +=
      `<path d="M${hb[0]} ${hb[1]}C${hb[0] + 18} ${hb[1] + 60} ${fx - 30} ${wy - 60} ${fx} ${wy}" stroke="${t.dk}" stroke-width="18" fill="none" stroke-linecap="round"/>` +
      `<path d="M${hb[0]} ${hb[1]}C${hb[0] + 18} ${hb[1] + 60} ${fx - 30} ${wy - 60} ${fx} ${wy}" stroke="${t.base}" stroke-width="15" fill="none" stroke-linecap="round"/>` +
      `<path d="M${hb[0] - 3} ${hb[1]}C${hb[0] + 15} ${hb[1] + 60} ${fx - 33} ${wy - 60} ${fx - 4} ${wy - 4}" stroke="${t.hi}" stroke-width="4" fill="none" opacity=".5"/>`;
  svg +=
    tube(bb[0], bb[1], hb[0], hb[1] - 6, 24) +
    tube(st[0] + 6, st[1] + 26, ht[0] + 4, ht[1] + 14, 18) +
    tube(bb[0], bb[1], st[0], st[1], 18) +
    tube(ht[0], ht[1], hb[0], hb[1], 24);
  const ang = (Math.atan2(hb[1] - bb[1], hb[0] - bb[0]) * 180) / Math.PI;
  svg +=
    `<g transform="translate(${(bb[0] + hb[0]) / 2 - 40} ${(bb[1] + hb[1]) / 2 + 30}) rotate(${ang})">` +
    `<path d="${roundRect(0, -7, 78, 12, 3)}" fill="${a.base}"/>` +
    c.mark(86, -8, 0.6, t.light ? '#222' : '#fff') +
    '</g>';
  if (variant === 'el') {
    // battery on the down tube, motor at the crank
    svg +=
      `<g transform="translate(${bb[0]} ${bb[1]}) rotate(${ang})">` +
      `<path d="${roundRect(44, -34, 150, 30, 12)}" fill="#23262b"/>` +
      `<path d="${roundRect(54, -31, 120, 7, 3)}" fill="#fff" opacity=".25"/>` +
      `<path d="${roundRect(150, -26, 26, 8, 3)}" fill="#7fe0a8"/>` +
      '</g>' +
      `<circle cx="${bb[0]}" cy="${bb[1]}" r="52" fill="#23262b"/>` +
      `<circle cx="${bb[0] - 4}" cy="${bb[1] - 6}" r="40" fill="#3a3f47"/>`;
  }
  // seat post + saddle
  svg +=
    `<path d="M${st[0]} ${st[1]}L${st[0] - 14} ${st[1] - 66}" stroke="#8c939c" stroke-width="11"/>` +
    `<path d="M${st[0] - 17} ${st[1] - 64}L${st[0] - 4} ${st[1] - 6}" stroke="#fff" stroke-width="2.6" opacity=".5"/>` +
    c.solid(
      `M${st[0] - 80} ${st[1] - 84}C${st[0] - 60} ${st[1] - 92} ${st[0] - 20} ${st[1] - 82} ${st[0] + 50} ${st[1] - 78}C${st[0] + 62} ${st[1] - 74} ${st[0] + 58} ${st[1] - 64} ${st[0] + 46} ${st[1] - 64}C${st[0]} ${st[1] - 64} ${st[0] - 30} ${st[1] - 60} ${st[0] - 50} ${st[1] - 56}C${st[0] - 80} ${st[1] - 54} ${st[0] - 92} ${st[1] - 76} ${st[0] - 80} ${st[1] - 84}Z`,
      tones('#23262b'),
      `<path d="M${st[0] - 90} ${st[1] - 62}L${st[0] + 60} ${st[1] - 70}" stroke="${a.base}" stroke-width="6"/>`,
      { edge: 8, es: 4, rim: 6, rs: 3 },
    );
  // stem + bars
  svg +=
    `<path d="M${ht[0]} ${ht[1]}L${ht[0] - 8} ${ht[1] - 26}" stroke="#2a2e35" stroke-width="16"/>` +
    `<path d="M${ht[0] - 8} ${ht[1] - 26}L${ht[0] + 28} ${ht[1] - 42}" stroke="#2a2e35" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="M${ht[0] + 28} ${ht[1] - 42}C${ht[0] + 30} ${ht[1] - 66} ${ht[0] - 4} ${ht[1] - 76} ${ht[0] - 34} ${ht[1] - 70}" stroke="#3a3f47" stroke-width="10" fill="none" stroke-linecap="round"/>` +
    `<path d="M${ht[0] - 2} ${ht[1] - 74}L${ht[0] - 46} ${ht[1] - 66}" stroke="${a.base}" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="M${ht[0] + 6} ${ht[1] - 66}L${ht[0] + 2} ${ht[1] - 38}L${ht[0] - 22} ${ht[1] - 44}" stroke="#6b727b" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    `<path d="M${ht[0] + 24} ${ht[1] - 50}C${ht[0] + 54} ${ht[1] - 20} ${ht[0] + 36} ${ht[1] + 30} ${hb[0] + 14} ${hb[1] + 24}" stroke="#22262c" stroke-width="3.4" fill="none"/>`;
  // crank
  svg +=
    `<circle cx="${bb[0]}" cy="${bb[1]}" r="36" fill="none" stroke="#2a2e35" stroke-width="8"/>` +
    `<circle cx="${bb[0]}" cy="${bb[1]}" r="40" fill="none" stroke="#2a2e35" stroke-width="4" stroke-dasharray="4 4"/>` +
    `<path d="M${bb[0] - 30} ${bb[1] - 18}L${bb[0] + 30} ${bb[1] + 18}M${bb[0] - 4} ${bb[1] + 34}L${bb[0] + 4} ${bb[1] - 34}" stroke="#4a4f57" stroke-width="8"/>` +
    `<path d="M${bb[0]} ${bb[1]}L${bb[0] + 56} ${bb[1] + 40}" stroke="${steel.sh}" stroke-width="12" stroke-linecap="round"/>` +
    `<path d="${roundRect(bb[0] + 36, bb[1] + 36, 50, 14, 5)}" fill="#1d2025"/>` +
    `<circle cx="${bb[0]}" cy="${bb[1]}" r="12" fill="${steel.lt}"/>` +
    `<circle cx="${bb[0]}" cy="${bb[1]}" r="5" fill="${steel.dk}"/>` +
    `<path d="M${bx + 6} ${wy + 16}L${bx + 16} ${wy + 58}" stroke="#2a2e35" stroke-width="11" stroke-linecap="round"/>` +
    `<circle cx="${bx + 16}" cy="${wy + 58}" r="9" fill="#4a4f57"/>`;
  return { body: view === 'back' ? mirrorX(svg) : svg, focus: [270, 420, 260, 260], mirror: true };
}
