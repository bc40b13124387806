import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, steel, stroked } from '../../core/kit.ts';

/** Ice cleats, a pair: a rubber net with spikes. */
export function iceCleats(c: Ctx): Drawn {
  const { t, a } = c;
  const rim =
    'M230 560C170 540 150 470 200 430C300 350 560 330 650 400C700 450 680 540 600 560C480 590 330 590 230 560Z';
  const oneCleat = () => {
    let svg =
      stroked(rim, '#0b1122', 30, 0.2, `transform="translate(8 26)" ${c.blur(9)}`) +
      stroked(rim, t.dk, 30) +
      stroked(rim, t.base, 25) +
      stroked('M200 426C300 346 560 326 648 392', t.hi, 6, 0.6);
    const net = ['M250 556L330 400L400 560L470 376L540 570L610 388', 'M186 470L300 480L400 470L520 470L676 470'];
    for (const strand of net) {
      svg += stroked(strand, t.sh, 15) + stroked(strand, t.hi, 3, 0.4, 'transform="translate(-2 -3)"');
    }
    for (const [x, y] of [
      [300, 480],
      [365, 474],
      [435, 470],
      [505, 470],
      [260, 476],
      [575, 470],
    ] as const) {
      svg +=
        `<circle cx="${x}" cy="${y}" r="19" fill="${steel.dk}"/>` +
        `<circle cx="${x - 2}" cy="${y - 3}" r="15" fill="${steel.sh}"/>` +
        filled(`M${x - 8} ${y - 4}L${x} ${y - 26}L${x + 8} ${y - 4}Z`, steel.lt) +
        filled(`M${x} ${y - 26}L${x + 8} ${y - 4}H${x}Z`, steel.dk, 0.5);
    }
    return (
      svg +
      stroked('M640 398C690 350 724 380 700 430', a.base, 18) +
      stroked('M644 392C688 350 716 378 698 420', a.hi, 4, 0.5)
    );
  };
  return {
    body:
      c.ground(410, 712, 280, 16, 0.2) +
      group('translate(30 -130) scale(.92)', oneCleat()) +
      group('translate(-20 120)', oneCleat()),
    focus: [180, 450, 280, 280],
  };
}
