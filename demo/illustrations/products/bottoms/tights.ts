import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, group, markInk, panel, reflect, secondTones, stroked, times } from '../../core/kit.ts';
import { knitBand } from '../garments/knit-band.ts';

/** Tights. Variants: long | wool (longs) | bike (short, padded). */
export function tights(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const kind = c.variant || 'long';
  const second = secondTones(c);
  const short = kind === 'bike';
  const wool = kind === 'wool';
  const hem = short ? 480 : 716;
  const outline = short
    ? 'M296 150C360 158 440 158 504 150C524 220 536 280 536 340C536 420 530 500 524 566' +
      'C522 580 514 586 502 586L436 588C424 588 418 582 416 570C414 500 410 430 402 374H398' +
      'C390 430 386 500 384 570C382 582 376 588 364 588L298 586C286 586 278 580 276 566' +
      'C270 500 264 420 264 340C264 280 276 220 296 150Z'
    : 'M306 78C360 86 440 86 494 78C514 140 526 200 526 270C528 400 510 560 496 708C494 722 488 728 476 728' +
      'L438 730C426 730 420 724 420 712C424 560 416 420 402 296H398C384 420 376 560 380 712' +
      'C380 724 374 730 362 730L324 728C312 728 306 722 304 708C290 560 272 400 274 270' +
      'C274 200 286 140 306 78Z';
  const top = short ? 150 : 78;
  const style = r.pick(['side', 'plain', 'mesh', 'calf']);
  let inner = '';
  if (wool) {
    if (r.chance(0.5)) {
      inner += times(14, (k) => filled(`M240 ${150 + k * 44}H560v16H240Z`, c.accent, 0.85));
    } else {
      inner += knitBand('zig', 260, 640, 280, 9, c.accent) + knitBand('zig', 260, 600, 280, 9, c.accent);
    }
    inner += c.tex(outline, 'wool');
  } else {
    if (style === 'side') {
      inner += both(
        filled(`M540 ${top + 40}C500 260 500 420 484 ${hem + 20}H560V${top + 40}Z`, panel(c, second)) +
          c.seam(`M528 ${top + 80}C496 280 496 440 480 ${hem + 10}`, t),
      );
    }
    if (style === 'mesh' || style === 'calf') {
      const calf = 'M400 470C450 440 500 450 540 470V610C500 590 450 590 400 620Z';
      inner += both(
        filled(calf, panel(c, second)) + c.tex(calf, 'mesh', second) + c.seam('M414 476C450 448 490 452 514 466', t),
      );
    }
    inner += both(c.seam(`M500 ${top + 60}C470 300 480 460 ${short ? 470 : 452} ${hem}`, t, { sx: 5, sy: 0, op: 0.5 }));
  }
  inner +=
    c.fold('M400 300C426 322 470 326 520 306', 16, 0.28) +
    c.fold('M400 300C374 322 330 326 280 306', 16, 0.28) +
    c.fold(`M404 320C416 440 424 560 424 ${hem}`, 20, 0.34, t, 9) +
    c.lift(`M316 180C300 340 318 560 334 ${hem}`, 24, 0.4, t, 10) +
    c.lift(`M462 200C480 360 470 560 456 ${hem}`, 18, 0.24, t, 10) +
    c.seam(`M400 ${top + 50}V300`, t, { sx: 7, sy: 0 });
  if (short) {
    inner +=
      both(filled('M410 560H560V600H410Z', a.base) + c.tex('M410 560H560V600H410Z', 'rib', a)) +
      (back
        ? filled('M356 300C370 250 430 250 444 300C450 350 430 390 400 390C370 390 350 350 356 300Z', t.dk, 0.5)
        : '') +
      c.mark(452, 500, 0.9, markInk(c));
  } else if (wool) {
    inner += both(filled('M410 690H520V740H410Z', t.sh, 0.8) + c.tex('M410 690H520V740H410Z', 'rib'));
  } else {
    inner +=
      stroked('M300 640L336 636', reflect, 8) +
      stroked('M500 640L464 636', reflect, 8) +
      c.mark(300, 214, 0.85, markInk(c));
  }
  const waistband = short
    ? 'M292 136C350 146 450 146 508 136L514 196C450 208 350 208 286 196Z'
    : 'M300 62C350 72 450 72 500 62L508 138C450 150 350 150 292 138Z';
  const waistTones = wool ? a : t;
  const svg =
    c.drop(outline) +
    (back
      ? ''
      : filled(
          `M${short ? 294 : 302} ${top - 12}C350 ${top - 26} 450 ${top - 26} ${short ? 506 : 498} ${top - 12}` +
            `C450 ${top + 4} 350 ${top + 4} ${short ? 294 : 302} ${top - 12}Z`,
          t.deep,
        )) +
    c.solid(outline, t, inner, { edge: 30 }) +
    c.solid(
      waistband,
      waistTones,
      c.tex(waistband, wool ? 'rib' : 'wool', waistTones) +
        (back && !wool
          ? c.zip(`M352 ${top + 20}H448`, waistTones, { w: 9, pull: [442, top + 22], pc: c.accent, pa: -10 })
          : ''),
      { edge: 14, es: 6 },
    );
  return {
    body: short ? group('translate(0 40)', svg) : svg,
    focus: short ? [270, 160, 280, 280] : [280, 50, 250, 250],
  };
}
