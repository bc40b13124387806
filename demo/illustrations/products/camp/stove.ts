import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { both, cylinder, filled, gloss, inkOn, rubber, steel, stroked, times, tube, wood } from '../../core/kit.ts';
import { ellipse, roundRect, tenth } from '../../core/path.ts';

/** Very light and very dark colours would not read as metal: those are drawn in plain steel. */
const metalOf = ({ t }: Ctx) => (t.light || t.dark ? tones('#8c939c') : t);

/** Stove. Variants: storm (default, windshield and pan) | gas (burner on a cartridge) | fire (fire pan). */
export function stove(c: Ctx): Drawn {
  if (c.variant === 'fire') return firePan(c);
  if (c.variant === 'gas') return gasBurner(c);
  return stormKitchen(c);
}

/** Windshield, burner and pan. */
function stormKitchen(c: Ctx): Drawn {
  const { a } = c;
  const metal = metalOf(c);
  const shadow = c.ground(400, 716, 250, 20, 0.36);
  const shield =
    'M190 480C190 460 280 446 400 446C520 446 610 460 610 480L590 690C580 708 500 716 400 716C300 716 220 708 210 690Z';
  const windshield =
    filled(shield, cylinder(c, metal)) +
    times(11, (k) => {
      const y = 662 + Math.sin((k / 10) * Math.PI) * 14;
      return `<circle cx="${tenth(232 + k * 33.6)}" cy="${tenth(y)}" r="11" fill="${metal.dk}"/>`;
    }) +
    stroked('M204 600C280 622 520 622 596 600', '#0b1122', 3, 0.25) +
    filled(ellipse(400, 482, 206, 34), metal.deep) +
    times(6, (k) => filled(`M${300 + k * 38} 480q-12 -34 0 -60q14 26 0 60Z`, '#5aa9e6', 0.8));
  const panOutline = 'M216 330H584L570 470C560 490 500 498 400 498C300 498 240 490 230 470Z';
  const panOnTop =
    filled(panOutline, cylinder(c, metal)) +
    filled(ellipse(400, 330, 184, 30), metal.deep) +
    filled(ellipse(400, 340, 168, 20), mix('#8a5a34', metal.deep, 0.3)) +
    stroked('M216 330C240 360 560 360 584 330', metal.hi, 5, 0.7) +
    gloss(c, 'M262 380C262 420 268 450 274 470', 12, 0.4, 4) +
    c.mark(364, 400, 2.4, '#fff', 0.85) +
    tube('M584 352L740 300', a, 24) +
    filled(roundRect(572, 336, 50, 34, 6), steel.dk, 1, 'transform="rotate(-16 596 352)"');
  const steam = times(3, (k) => stroked(`M${330 + k * 70} 280q-20 -40 0 -80t0 -80`, '#8c98a0', 9, 0.25, c.blur(4)));
  return { body: shadow + windshield + panOnTop + steam, focus: [240, 320, 280, 280] };
}

/** Burner on a cartridge, with a pot. */
function gasBurner(c: Ctx): Drawn {
  const { a } = c;
  const metal = metalOf(c);
  const can =
    'M250 560C250 520 300 500 400 500C500 500 550 520 550 560V680C550 704 480 716 400 716C320 716 250 704 250 680Z';
  const shadow = c.ground(400, 716, 190, 20, 0.36);
  const burner =
    filled(can, cylinder(c, a)) +
    `<g ${c.clip(can)}>` +
    c.mark(352, 590, 3.2, inkOn(a)) +
    filled('M250 650H550V668H250Z', '#fff', 0.5) +
    '</g>' +
    `<ellipse cx="400" cy="540" rx="128" ry="26" fill="${steel.base}"/>` +
    `<ellipse cx="400" cy="536" rx="70" ry="14" fill="${steel.lt}"/>` +
    filled(roundRect(376, 430, 48, 110, 8), cylinder(c, steel)) +
    tube('M420 490H520', steel, 12) +
    filled(roundRect(510, 470, 56, 40, 8), a.sh) +
    filled('M340 400H460L440 440H360Z', cylinder(c, steel)) +
    `<ellipse cx="400" cy="400" rx="62" ry="14" fill="${steel.dk}"/>` +
    times(6, (k) => filled(`M${352 + k * 19} 398q-8 -22 0 -42q10 18 0 42Z`, '#5aa9e6', 0.85));
  const feet =
    tube('M364 420L250 336V318', steel, 11) +
    tube('M400 420L400 330V312', steel, 11) +
    tube('M436 420L550 336V318', steel, 11);
  const potOutline = 'M230 120H570V290C570 316 540 330 400 330C260 330 230 316 230 290Z';
  const potOnTop =
    filled(potOutline, cylinder(c, metal)) +
    stroked('M230 150H570', '#0b1122', 3, 0.25) +
    `<ellipse cx="400" cy="120" rx="170" ry="22" fill="${metal.sh}"/>` +
    `<ellipse cx="400" cy="116" rx="160" ry="18" fill="${metal.lt}"/>` +
    filled(roundRect(384, 84, 32, 30, 8), rubber.base) +
    tube('M566 190C650 190 650 270 566 270', a, 16) +
    c.mark(364, 200, 2.4, '#fff', 0.9);
  return { body: shadow + burner + feet + potOnTop, focus: [260, 330, 280, 280] };
}

/** Bowl on three legs, burning. */
function firePan(c: Ctx): Drawn {
  const metal = metalOf(c);
  const bowl = 'M110 470H690C680 570 580 630 400 630C220 630 120 570 110 470Z';
  const flame = (x: number, height: number, half: number, colour: string) => {
    const [low, high, tip] = [470 - height * 0.5, 470 - height * 0.6, 470 - height];
    const left = `M${x - half} 470C${x - half * 1.1} ${low} ${x - half * 0.2} ${high} ${x} ${tip}`;
    const right = `C${x + half * 0.2} ${high} ${x + half * 1.1} ${low} ${x + half} 470Z`;
    return filled(left + right, colour, 0.95);
  };
  const flames =
    flame(330, 190, 70, '#f0723a') +
    flame(470, 210, 76, '#f0723a') +
    flame(400, 290, 90, '#f29a3d') +
    flame(390, 180, 54, '#ffd27a');
  const body =
    c.ground(400, 716, 270, 18, 0.34) +
    tube('M220 590L180 704M580 590L620 704M400 620V700', metal, 22) +
    flames +
    tube('M250 470L520 420M560 470L300 410', wood, 36) +
    c.solid(
      bowl,
      metal,
      gloss(c, 'M150 500C180 560 250 596 350 606', 12, 0.4, 4) + c.mark(364, 530, 2.4, '#fff', 0.85),
      { edge: 44 },
    ) +
    stroked('M110 470C200 500 600 500 690 470', metal.hi, 6, 0.6) +
    both(tube('M690 490C740 490 740 540 670 548', metal, 16));
  return { body, focus: [260, 300, 280, 280] };
}
