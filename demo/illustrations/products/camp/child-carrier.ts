import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, inkOn, panel, rubber, secondTones, steel, stroked, tube, webbing } from '../../core/kit.ts';
import { symmetric } from '../../core/path.ts';

/** Child carrier: frame, padded cockpit, sun roof on two poles, kickstand. */
export function childCarrier(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const trim = secondTones(c);
  const back = view === 'back';
  const pack = symmetric([
    ['M', 400, 330],
    ['C', 470, 330, 548, 322, 560, 350],
    ['C', 580, 450, 570, 560, 540, 630],
    ['C', 500, 664, 450, 668, 400, 668],
  ]);
  const roof = symmetric([
    ['M', 400, 70],
    ['C', 500, 66, 590, 100, 620, 170],
    ['C', 624, 190, 610, 200, 590, 196],
    ['C', 530, 176, 470, 170, 400, 170],
  ]);
  const shadow = c.ground(400, 716, 230, 18, 0.32);
  const frame =
    both(tube('M556 190L540 640', steel, 16) + tube('M520 600L600 700', steel, 18)) + tube('M190 706H610', steel, 18);
  const sunRoof =
    c.drop(roof, { y: 12, op: 0.2 }) +
    c.solid(
      roof,
      a,
      c.tex(roof, 'ripstop', a) +
        both(c.seam('M470 74C500 110 520 150 530 184', a)) +
        c.lift('M230 140C280 104 340 90 400 88', 16, 0.5, a),
      { edge: 28, es: 10 },
    );
  const cockpit = back
    ? both(webbing('M450 300C520 320 560 420 540 560', rubber, 40)) + tube('M330 420H470', rubber, 14)
    : filled('M250 250C300 226 500 226 550 250L560 360H240Z', t.deep) +
      filled('M300 262C340 248 460 248 500 262L506 350H294Z', mix(t.deep, c.accent, 0.3)) +
      both(webbing('M452 262V350', rubber, 20));
  const packDetails =
    c.tex(pack, 'ripstop') +
    c.lift('M262 380C254 470 262 560 280 640', 24, 0.36, t, 11) +
    filled('M290 470H510V620C470 644 330 644 290 620Z', panel(c, trim)) +
    c.zip('M300 496H500', trim, { w: 12, pull: [492, 498], pc: c.accent, pa: -10 }) +
    c.mark(358, 540, 2.8, inkOn(trim)) +
    filled('M230 640C300 660 500 660 570 640V654C500 674 300 674 230 654Z', '#d9dde0');
  const packAndRim =
    c.solid(pack, t, packDetails, { edge: 44 }) +
    tube('M236 352C300 330 500 330 564 352', rubber, 40) +
    stroked('M250 342C310 324 490 324 540 340', '#fff', 5, 0.25);
  const legOpeningsAndFootStraps = both(
    filled('M556 420C586 420 600 470 584 520C570 530 556 520 552 500Z', t.deep) +
      webbing('M580 520V610', a, 18) +
      tube('M560 616H606', rubber, 20),
  );
  return {
    body: shadow + frame + sunRoof + cockpit + packAndRim + legOpeningsAndFootStraps,
    focus: [260, 330, 290, 290],
  };
}
