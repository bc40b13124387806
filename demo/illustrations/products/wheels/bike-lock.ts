import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, group, inkOn, rubber, steel, stroked, times, tube } from '../../core/kit.ts';
import { roundRect, tenth } from '../../core/path.ts';

/** Bike lock. Variants: u | chain; without one the seed chooses. */
export function bikeLock(c: Ctx): Drawn {
  const shackled = c.variant ? c.variant === 'u' : c.r.chance(0.5);
  return shackled ? shackle(c) : chain(c);
}

function chain(c: Ctx): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 716, 270, 18, 0.3);
  const seenFromAbove =
    stroked(roundRect(-34, -21, 68, 42, 21), t.dk, 20) +
    stroked(roundRect(-34, -21, 68, 42, 21), t.base, 16) +
    stroked('M-20 -23H20', t.hi, 4, 0.6);
  const seenFromTheSide =
    filled(roundRect(-34, -15, 68, 30, 12), t.dk) +
    filled(roundRect(-32, -15, 64, 24, 12), t.base) +
    filled(roundRect(-24, -12, 44, 6, 3), t.hi, 0.6);
  const links = times(18, (k) => {
    const angle = Math.PI * (0.64 + (k / 17) * 1.72);
    const x = tenth(400 + 236 * Math.cos(angle));
    const y = tenth(400 + 236 * Math.sin(angle));
    const turn = tenth((angle * 180) / Math.PI + 90);
    return group(`translate(${x} ${y}) rotate(${turn})`, k % 2 ? seenFromTheSide : seenFromAbove);
  });
  const lock =
    c.drop(roundRect(298, 560, 204, 150, 34), { op: 0.3 }) +
    c.solid(
      roundRect(298, 556, 204, 152, 34),
      rubber,
      filled(roundRect(330, 580, 140, 104, 20), a.base) +
        `<circle cx="400" cy="624" r="24" fill="${steel.sh}"/>` +
        filled(roundRect(396, 610, 8, 30, 3), '#15171b') +
        c.mark(384, 656, 1, inkOn(a)),
      { edge: 24, es: 9, ro: 0.5 },
    );
  return { body: shadow + links + lock, focus: [260, 470, 270, 270] };
}

function shackle(c: Ctx): Drawn {
  const { t, a } = c;
  const bow = 'M230 560V300C230 90 570 90 570 300V560';
  const body =
    c.ground(400, 716, 250, 18, 0.32) +
    stroked(bow, '#0b1122', 60, 0.16, `transform="translate(8 14)" ${c.blur(8)}`) +
    tube(bow, t, 54) +
    gloss(c, 'M212 540V300C214 220 260 168 340 152', 9, 0.5, 3) +
    c.solid(
      roundRect(160, 540, 480, 120, 44),
      rubber,
      filled(roundRect(330, 552, 140, 96, 24), a.base) +
        `<circle cx="400" cy="600" r="26" fill="${steel.sh}"/>` +
        filled(roundRect(396, 584, 8, 30, 3), '#15171b') +
        gloss(c, 'M190 566H320', 8, 0.35, 3) +
        c.mark(240, 588, 1.3, '#fff'),
      { edge: 26, es: 9, ro: 0.5 },
    );
  return { body: group('translate(0 40)', body), focus: [260, 480, 280, 280] };
}
