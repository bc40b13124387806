import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cylinder, filled, group, inkOn, roundness, stroked, times, tube } from '../../core/kit.ts';
import { ellipse } from '../../core/path.ts';

/** One speckle of the enamel. */
function speckle({ t, r }: Ctx): string {
  const x = r.range(200, 550).toFixed(0);
  const y = r.range(350, 700).toFixed(0);
  const radius = r.range(2, 5).toFixed(1);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${t.light ? t.dk : t.hi}" opacity=".6"/>`;
}

/** Cup with spork; the seed chooses enamel or print. */
export function mug(c: Ctx): Drawn {
  const { t, a, r } = c;
  const enamel = r.chance(0.5);
  const cup = 'M190 330H560L540 670C536 704 480 716 375 716C270 716 214 704 210 670Z';
  const shadow = c.ground(390, 716, 220, 20, 0.36);
  const handleAndCup =
    tube('M552 400C690 390 690 600 542 610', enamel ? t : a, 34) +
    filled(cup, cylinder(c, t)) +
    `<g ${c.clip(cup)}>` +
    (enamel
      ? times(40, () => speckle(c))
      : filled('M180 560L270 470L330 530L400 440L470 530L560 450V730H180Z', a.base, 0.85) +
        filled('M180 320H570V730H180Z', roundness(c))) +
    '</g>' +
    c.mark(324, 400, 3.4, inkOn(t, '#333'), 0.92);
  const coffee =
    filled(ellipse(375, 330, 186, 34), t.dk) +
    filled(ellipse(375, 336, 170, 26), '#3d2a1e') +
    filled(ellipse(352, 332, 110, 12), '#6a4a34', 0.6) +
    stroked('M190 330C200 374 550 374 560 330C550 288 200 288 190 330Z', t.light ? '#2b3a4a' : t.hi, 8, 0.9);
  const spork = group(
    'translate(640 0) rotate(14 60 400)',
    tube('M60 330V690', a, 20) +
      c.solid(
        'M20 160C20 130 40 130 42 160V200H52V150H68V200H78V160C80 130 100 130 100 160C104 240 96 300 60 330C24 300 16 240 20 160Z',
        a,
        '',
        { edge: 14, es: 6 },
      ),
  );
  const steam = times(2, (k) => stroked(`M${320 + k * 90} 270q-24 -44 0 -88t0 -80`, '#8c98a0', 10, 0.28, c.blur(5)));
  return {
    body: group('translate(-56 0)', shadow + handleAndCup + coffee + spork + steam),
    focus: [144, 300, 280, 280],
  };
}
