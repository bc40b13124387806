import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, label, stroked, times } from '../../core/kit.ts';
import { mirrorX, symmetric } from '../../core/path.ts';
import { knitBand } from '../garments/knit-band.ts';
import { folds, sleeveFolds } from './top-folds.ts';
import { SLEEVE, TORSO } from './top-shapes.ts';

/** Knitted sweater; the seed chooses round yoke, lice, bands or cables. Variants: zip | crew; without one the seed chooses. */
export function woolSweater(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const style = r.pick(['yoke', 'lice', 'bands', 'cable']);
  const drawnZip = r.chance(0.4);
  const zipNeck = c.variant ? c.variant === 'zip' : drawnZip;
  const accent = c.accent;
  const pale = mix(c.accent, '#fbf6ea', 0.55);
  const tree = r.chance(0.5);
  const bend = (k: number) => (x: number) => k * (1 - ((x - 400) / 190) ** 2);
  let inner = '';
  let sleeveInner = '';
  if (style === 'yoke') {
    inner =
      filled('M180 180H620V300C520 372 280 372 180 300Z', mix(t.base, accent, 0.25)) +
      knitBand('zig', 206, 236, 390, 10, pale, { bend: bend(58) }) +
      knitBand('rose', 206, 266, 390, 9.4, pale, { bend: bend(46) }) +
      knitBand('zig', 206, 392, 390, 10, accent, { bend: bend(36) });
    sleeveInner =
      group('translate(500 262) rotate(26)', knitBand('rose', 0, 0, 190, 9.4, pale)) +
      group('translate(560 500) rotate(-14)', knitBand('zig', -10, 90, 170, 10, pale));
  } else if (style === 'lice') {
    inner =
      knitBand('lice', 210, 330, 380, 15, pale) +
      times(5, (k) => knitBand('lice', 210, 390 + k * 60, 380, 15, pale)) +
      filled('M180 180H620V300C520 330 280 330 180 300Z', mix(t.base, accent, 0.6)) +
      knitBand('zig', 206, 300, 390, 11, accent, { bend: bend(12) });
    sleeveInner = group(
      'translate(520 300) rotate(-14)',
      times(5, (k) => knitBand('lice', -10, k * 60, 180, 15, pale)),
    );
  } else if (style === 'bands') {
    inner =
      knitBand('zig', 214, 300, 372, 11, pale, { bend: bend(10) }) +
      knitBand(tree ? 'tree' : 'rose', 214, 344, 372, tree ? 14 : 11, pale, { bend: bend(10) }) +
      knitBand('zig', 214, tree ? 456 : 500, 372, 11, accent, { bend: bend(10) }) +
      knitBand('lice', 214, 560, 372, 15, pale);
    sleeveInner = group(
      'translate(516 430) rotate(-14)',
      knitBand('zig', -10, 0, 180, 11, pale) + knitBand('zig', -10, 50, 180, 11, accent),
    );
  } else {
    // cables
    const cable = (x: number) =>
      times(
        9,
        (k) =>
          stroked(
            `M${x - 14} ${270 + k * 48}C${x - 14} ${294 + k * 48} ${x + 14} ${294 + k * 48} ${x + 14} ${318 + k * 48}`,
            t.dk,
            9,
            0.4,
          ) +
          stroked(
            `M${x + 14} ${270 + k * 48}C${x + 14} ${294 + k * 48} ${x - 14} ${294 + k * 48} ${x - 14} ${318 + k * 48}`,
            t.hi,
            9,
            0.55,
          ),
      );
    inner =
      cable(320) + cable(400) + cable(480) + stroked('M360 250V700M440 250V700M280 270V700M520 270V700', t.dk, 5, 0.25);
    sleeveInner =
      c.fold('M560 300C600 400 630 520 650 640', 6, 0.3, t, 2) +
      c.fold('M590 290C630 400 656 520 672 640', 6, 0.3, t, 2);
  }
  const hem = 'M200 674C300 692 500 692 600 674V760H200Z';
  const cuff = 'M604 616L724 594V690H604Z';
  const sleeveSvg = c.solid(
    SLEEVE,
    t,
    sleeveInner +
      c.tex(SLEEVE, 'knit') +
      sleeveFolds(c) +
      filled(cuff, t.base) +
      c.tex(cuff, 'rib') +
      stroked('M604 616L724 594', t.dk, 5, 0.5),
    { edge: 36 },
  );
  let svg =
    c.drop(TORSO) +
    c.drop(SLEEVE, { op: 0.14 }) +
    mirrorX(c.drop(SLEEVE, { op: 0.14 })) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    (back ? '' : filled('M334 190C350 166 450 166 466 190C462 226 338 226 334 190Z', t.deep));
  svg += c.solid(
    TORSO,
    t,
    inner +
      c.tex(TORSO, 'knit') +
      folds(c) +
      filled(hem, t.base) +
      c.tex(hem, 'rib') +
      stroked('M200 674C300 692 500 692 600 674', t.dk, 5, 0.5) +
      label(272, 640, 44, 26, a.base, inkOn(a)),
    { edge: 40 },
  );
  const collar = zipNeck
    ? symmetric([
        ['M', 400, 150],
        ['C', 432, 150, 458, 156, 466, 170],
        ['C', 474, 204, 478, 226, 476, 244],
        ['C', 450, 262, 424, 266, 400, 266],
      ])
    : symmetric([
        ['M', 400, back ? 182 : 216],
        ['C', 434, back ? 182 : 216, 458, back ? 182 : 206, 464, 182],
        ['L', 486, 196],
        ['C', 478, 232, 446, 252, 400, 252],
      ]);
  svg += c.solid(collar, t, c.tex(collar, 'rib'), { edge: 20, es: 8 });
  if (zipNeck && !back) {
    svg +=
      filled('M335 170C354 184 446 184 465 170C452 156 430 150 400 150C370 150 348 156 335 170Z', t.deep) +
      c.zip('M400 184V384', t, { w: 13, pull: [400, 192], pc: c.accent });
  }
  return { body: svg, focus: [270, 190, 300, 300] };
}
