import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, inkOn, label, stroked, times } from '../../core/kit.ts';

/** Folded wool blanket with fringe. */
export function blanket(c: Ctx): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 716, 300, 20, 0.32);
  const layers = times(4, (k) => {
    const y = 640 - k * 68;
    const layer = `M120 ${y}C120 ${y - 30} 136 ${y - 40} 160 ${y - 40}H650C676 ${y - 40} 690 ${y - 20} 690 ${y}V${y + 36}C690 ${y + 60} 676 ${y + 72} 650 ${y + 72}H160C136 ${y + 72} 120 ${y + 60} 120 ${y + 36}Z`;
    return c.solid(
      layer,
      t,
      filled(`M200 ${y - 50}H250V${y + 80}H200Z`, a.base, 0.9) +
        filled(`M270 ${y - 50}H284V${y + 80}H270Z`, a.base, 0.9) +
        filled(`M560 ${y - 50}H610V${y + 80}H560Z`, a.base, 0.9) +
        c.tex(layer, 'knit') +
        c.fold(`M120 ${y + 50}H690`, 14, 0.3),
      { edge: 30 },
    );
  });
  const fringe =
    times(20, (k) => stroked(`M${140 + k * 28} 706q-4 12 2 20`, t.sh, 5)) + label(430, 640, 84, 46, a.base, inkOn(a));
  return { body: shadow + layers + fringe, focus: [240, 430, 280, 280] };
}
