import type { Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, buckle, filled, inkOn, label, reflect, secondTones, stroked, tube, webbing } from '../../core/kit.ts';
import { symmetric } from '../../core/path.ts';

/** What the parts of one pack share. */
interface Pack {
  kids: boolean;
  trim: Tones;
  top: number;
  /** x at so many half widths right of the middle. */
  x: (halves: number) => number;
  /** Silhouette. */
  bag: string;
}

/** Day pack. Variant: kids (small, with reflective tape and name label). The seed chooses zip or roll top. */
export function dayPack(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const kids = c.variant === 'kids';
  const trim = secondTones(c);
  const rolled = !kids && r.chance(0.3);
  const top = kids ? 210 : 150;
  const x = (halves: number) => 400 + (kids ? 168 : 178) * halves;
  const bag = symmetric([
    ['M', 400, top],
    ['C', x(0.7), top, x(0.94), top + 40, x(1), top + 130],
    ['C', x(1.08), 430, x(1.1), 570, x(1.04), 650],
    ['C', x(1), 700, x(0.8), 712, 400, 714],
  ]);
  const pack: Pack = { kids, trim, top, x, bag };
  const back = view === 'back';
  const shadow = c.ground(400, 720, 210, 20, 0.34);
  const handle = tube(`M362 ${top + 12}C362 ${top - 48} 438 ${top - 48} 438 ${top + 12}`, a, 17);
  const strapEnds = back ? '' : both(stroked(`M${x(0.8)} 560C${x(1.4)} 560 ${x(1.3)} 690 ${x(0.9)} 690`, a.sh, 18));
  const sides = sidePockets(c, pack);
  const cloth =
    c.tex(bag, 'ripstop') +
    c.lift(`M${x(-0.76)} ${top + 90}C${x(-0.86)} 400 ${x(-0.88)} 560 ${x(-0.84)} 660`, 26, 0.36, t, 12);
  const details = back ? harness(c, pack) : front(c, pack, rolled);
  const body =
    shadow +
    handle +
    strapEnds +
    sides +
    c.solid(bag, t, cloth + details, { edge: 46 }) +
    (rolled && !back ? rollTop(c, pack) : '');
  return { body, focus: back ? [270, top + 60, 270, 270] : [270, top + 60, 280, 280] };
}

function sidePockets(c: Ctx, { trim, x }: Pack): string {
  const pocket =
    `M${x(0.9)} 520C${x(1.2)} 520 ${x(1.26)} 560 ${x(1.26)} 590L${x(1.18)} 680` +
    `C${x(1.1)} 704 ${x(1)} 704 ${x(0.8)} 704Z`;
  const hem = stroked(`M${x(0.8)} 522C${x(1.2)} 520 ${x(1.26)} 560 ${x(1.28)} 596`, c.a.base, 10);
  return both(c.solid(pocket, trim, c.tex(pocket, 'mesh', trim) + hem, { edge: 24, es: 9 }));
}

/** Back pad, shoulder straps and chest strap. */
function harness(c: Ctx, { trim, top, x }: Pack): string {
  const { t, a } = c;
  const pad = symmetric([
    ['M', 400, top + 90],
    ['C', x(0.5), top + 90, x(0.66), top + 130, x(0.66), top + 200],
    ['C', x(0.7), 560, x(0.6), 640, x(0.5), 660],
    ['C', 440, 670, 420, 670, 400, 670],
  ]);
  const channel = filled(`M388 ${top + 90}H412V670H388Z`, trim.deep, 0.55);
  const backPad = c.solid(pad, trim, c.tex(pad, 'mesh', trim) + channel, { edge: 28, es: 10 });
  const strap =
    `M436 ${top + 40}C500 ${top + 50} 540 ${top + 110} 546 ${top + 200}C550 470 552 540 556 600C556 618 530 620 526 606` +
    `C514 520 500 430 480 ${top + 230}C464 ${top + 160} 446 ${top + 110} 420 ${top + 80}Z`;
  const straps = both(
    c.drop(strap, { x: 2, y: 8, s: 6, op: 0.3 }) +
      c.solid(strap, t, c.tex(strap, 'mesh', t, 0.5), { edge: 18, es: 6 }) +
      stroked('M542 606L556 690', a.sh, 14),
  );
  return backPad + straps + stroked(`M330 ${top + 230}H470`, a.sh, 10) + buckle(400, top + 230);
}

/** Main zip, front pocket, mark; reflective tape and name label on the children's pack. */
function front(c: Ctx, pack: Pack, rolled: boolean): string {
  const { t, a } = c;
  const { kids, trim, top, x } = pack;
  const arch =
    `M${x(-0.98)} ${top + 250}C${x(-0.9)} ${top + 60} 330 ${top + 34} 400 ${top + 34}` +
    `C470 ${top + 34} ${x(0.9)} ${top + 60} ${x(0.98)} ${top + 250}`;
  const mainZip = rolled
    ? ''
    : c.zip(arch, t, { w: 13, tape: trim.sh, pull: [x(0.93), top + 196], pc: c.accent, pa: -4 });
  const pocket = frontPocket(c, trim, kids ? 470 : 450);
  const mark = rolled ? c.mark(364, 570, 2.3, inkOn(trim), 0.94) : c.mark(364, top + 130, 2.3, inkOn(t, '#333'), 0.94);
  const extras = kids
    ? filled('M210 640C300 660 500 660 590 640V662C500 682 300 682 210 662Z', reflect) +
      label(362, 560, 76, 44, '#fff', '#3b4350')
    : both(webbing(`M${x(0.98)} ${top + 236}L520 ${top + 250}`, a, 12)) +
      c.fold('M250 400C330 424 470 424 550 400', 16, 0.24);
  return mainZip + pocket + mark + extras;
}

function frontPocket(c: Ctx, trim: Tones, top: number): string {
  const outline = symmetric([
    ['M', 400, top],
    ['C', 470, top, 520, top + 6, 536, top + 50],
    ['C', 548, top + 120, 544, 650, 530, 676],
    ['C', 500, 690, 450, 692, 400, 692],
  ]);
  const shade = filled(outline, '#0b1122', 0.28, `transform="translate(2 8)" ${c.blur(7)}`);
  const cloth =
    c.tex(outline, 'ripstop', trim) +
    c.zip(`M284 ${top + 44}C330 ${top + 24} 470 ${top + 24} 516 ${top + 44}`, trim, {
      w: 12,
      pull: [506, top + 42],
      pc: c.color === trim.base ? c.accent : c.color,
      pa: -14,
    }) +
    c.fold('M330 580C360 610 440 610 470 580', 14, 0.2, trim) +
    c.lift(`M290 ${top + 80}C284 560 286 610 292 660`, 18, 0.3, trim);
  return shade + c.solid(outline, trim, cloth, { edge: 26, es: 9 });
}

function rollTop(c: Ctx, { top, x }: Pack): string {
  const { t, a } = c;
  const outline =
    `M${x(-0.9)} ${top - 10}C${x(-1)} ${top + 10} ${x(-1)} ${top + 60} ${x(-0.94)} ${top + 80}` +
    `H${x(0.94)}C${x(1)} ${top + 60} ${x(1)} ${top + 10} ${x(0.9)} ${top - 10}Z`;
  const folds = c.fold(`M230 ${top + 24}H570`, 6, 0.5, t, 2) + c.fold(`M230 ${top + 52}H570`, 6, 0.5, t, 2);
  return (
    c.drop(outline, { y: 8, s: 6, op: 0.3 }) +
    c.solid(outline, t, folds, { edge: 20, es: 8 }) +
    webbing(`M400 ${top - 4}V${top + 300}`, a, 20) +
    buckle(400, top + 200, 44, 50)
  );
}
