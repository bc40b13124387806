import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, group, inkOn, rubber, stroked, times, tube, wood } from '../../core/kit.ts';
import { type Box, circle, ellipse, tenth } from '../../core/path.ts';

/** Rackets. Variants: tennis (default) | badminton | tabletennis | padel. */
export function racket(c: Ctx, view: View): Drawn {
  if (c.variant === 'tabletennis') return tableTennis(c, view);
  if (c.variant === 'padel') return padel(c);
  if (c.variant === 'badminton') return badminton(c);
  return tennis(c);
}

/** What a strung racket is made to. */
interface Make {
  rx: number;
  ry: number;
  /** Middle of the head. */ cy: number;
  /** Between two strings. */ gap: number;
  string: string;
  stringWidth: number;
  frameWidth: number;
  shineWidth: number;
  grip: string;
  gripWidth: number;
  /** The turns of tape on the grip start and end here. */ tape: readonly [left: number, right: number];
  pose: string;
  focus: Box;
}

const TENNIS: Make = {
  rx: 182,
  ry: 226,
  cy: 270,
  gap: 22,
  string: '#e9e2c8',
  stringWidth: 3,
  frameWidth: 30,
  shineWidth: 7,
  grip: '#23262b',
  gripWidth: 44,
  tape: [380, 420],
  pose: 'rotate(24 400 420) translate(20 -4)',
  focus: [330, 100, 290, 290],
};

const BADMINTON: Make = {
  rx: 142,
  ry: 182,
  cy: 240,
  gap: 17,
  string: '#cfd6da',
  stringWidth: 2.4,
  frameWidth: 16,
  shineWidth: 4,
  grip: '#e9e4d8',
  gripWidth: 34,
  tape: [386, 414],
  pose: 'rotate(-22 400 420) translate(-20 -4)',
  focus: [170, 80, 290, 290],
};

/** Strings that end on the elliptic frame. */
function stringing({ rx, ry, cy, gap }: Make): string {
  let path = '';
  for (let x = -rx + gap; x < rx; x += gap) {
    const half = ry * Math.sqrt(1 - (x / rx) ** 2);
    path += `M${tenth(400 + x)} ${tenth(cy - half)}V${tenth(cy + half)}`;
  }
  for (let y = -ry + gap; y < ry; y += gap) {
    const half = rx * Math.sqrt(1 - (y / ry) ** 2);
    path += `M${tenth(400 - half)} ${tenth(cy + y)}H${tenth(400 + half)}`;
  }
  return path;
}

/** Frame, strings and grip; `throat` joins head and grip, `print` lies on the strings. */
function strung(c: Ctx, make: Make, print: string, throat: string): string {
  const { t, a } = c;
  const { rx, ry, cy, frameWidth } = make;
  const head = ellipse(400, cy, rx, ry);
  const strings = stringing(make);
  const left = 400 - rx;
  const right = 400 + rx;
  const [tapeLeft, tapeRight] = make.tape;
  return group(
    make.pose,
    c.drop(head, { op: 0.1, x: 14, y: 18 }) +
      filled(head, '#ffffff', 0.25) +
      stroked(strings, make.string, make.stringWidth, 1) +
      stroked(strings, '#6b727b', 1, 0.5, 'transform="translate(1 1)"') +
      print +
      stroked(head, t.dk, frameWidth + 4) +
      stroked(head, t.base, frameWidth) +
      stroked(
        `M${left} ${cy}A${rx} ${ry} 0 0 1 400 ${cy - ry}`,
        t.hi,
        make.shineWidth,
        0.6,
        'transform="translate(-3 -4)"',
      ) +
      stroked(
        `M${right} ${cy - 40}A${rx} ${ry} 0 0 1 ${right - 2} ${cy + 60}` +
          `M${left} ${cy - 40}A${rx} ${ry} 0 0 0 ${left + 2} ${cy + 60}`,
        a.base,
        frameWidth,
      ) +
      throat +
      tube('M400 620V736', tones(make.grip), make.gripWidth) +
      times(6, (k) => stroked(`M${tapeLeft} ${640 + k * 18}L${tapeRight} ${630 + k * 18}`, '#000', 4, 0.3)),
  );
}

function tennis(c: Ctx): Drawn {
  const { t, a } = c;
  const bottom = TENNIS.cy + TENNIS.ry;
  const throat =
    tube(
      `M304 ${bottom - 44}C350 ${bottom + 10} 380 540 384 590M496 ${bottom - 44}C450 ${bottom + 10} 420 540 416 590`,
      t,
      24,
    ) + filled('M372 570H428V610H372Z', a.base);
  const print = c.mark(340, 236, 4, c.color, 0.75);
  const ballFill = c.rad(0.36, 0.3, 0.8, [
    [0, '#f2ff9a'],
    [0.6, '#d3e63f'],
    [1, '#93a420'],
  ]);
  const ball =
    `<circle cx="204" cy="640" r="74" fill="${ballFill}"/>` +
    stroked('M146 600C200 610 230 650 222 710M270 606C220 600 190 610 176 570', '#fff', 6, 0.9);
  return { body: c.ground(400, 734, 240, 12, 0.16) + strung(c, TENNIS, print, throat) + ball, focus: TENNIS.focus };
}

function badminton(c: Ctx): Drawn {
  const { t, a } = c;
  const bottom = BADMINTON.cy + BADMINTON.ry;
  const throat =
    tube(`M400 ${bottom}V600`, t, 13) +
    filled(`M384 ${bottom - 4}H416L408 ${bottom + 30}H392Z`, t.base) +
    filled('M386 590H414V640H386Z', a.base);
  const corkFill = c.across([0, '#fff'], [1, '#c9b99a']);
  const shuttle = group(
    'translate(610 560) rotate(26)',
    filled('M-40 60L-78 -90C-40 -110 40 -110 78 -90L40 60Z', '#f7f8f8') +
      times(7, (k) => stroked(`M${-34 + k * 11.4} 56L${-72 + k * 24} -92`, '#9aa4aa', 3, 0.7)) +
      stroked('M-58 -20H58M-48 20H48', '#9aa4aa', 4, 0.8) +
      filled('M-44 56H44V74C44 110 -44 110 -44 74Z', corkFill) +
      filled('M-44 60H44V74H-44Z', a.base),
  );
  return {
    body: c.ground(400, 734, 240, 12, 0.16) + strung(c, BADMINTON, '', throat) + shuttle,
    focus: BADMINTON.focus,
  };
}

/** Perforated solid racket. */
function padel(c: Ctx): Drawn {
  const { t, a } = c;
  const face =
    'M400 60C530 60 600 150 596 270C592 370 540 440 470 500L450 560H350L330 500C260 440 208 370 204 270C200 150 270 60 400 60Z';
  const throat = 'M360 540H440L410 470H390Z';
  let holes = '';
  for (let column = -3; column <= 3; column++)
    for (let row = -3; row <= 3; row++)
      if (column * column + row * row < 11)
        holes +=
          `<circle cx="${400 + column * 46}" cy="${260 + row * 46}" r="12" fill="#15171b"/>` +
          `<circle cx="${402 + column * 46}" cy="${263 + row * 46}" r="9" fill="#dfe6e4"/>`;
  const bat =
    c.drop(face, { op: 0.24 }) +
    filled(face, t.dk, 1, 'transform="translate(7 6)"') +
    c.solid(
      face,
      t,
      filled('M200 360L600 180V300L200 480Z', a.base, 0.9) + gloss(c, 'M236 270C236 180 290 110 380 96', 18, 0.5, 6),
      { edge: 40 },
    ) +
    holes +
    filled(throat, '#dfe6e4') +
    tube('M400 560V720', rubber, 54) +
    times(6, (k) => stroked(`M376 ${590 + k * 26}L424 ${578 + k * 26}`, '#000', 5, 0.5)) +
    stroked('M400 740C380 800 460 790 440 730', a.base, 8) +
    c.mark(376, 506, 1.5, inkOn(t, '#333'));
  return { body: group('rotate(14 400 400) translate(6 -6)', bat), focus: [260, 110, 290, 290] };
}

/** Bat and ball; the back is the black side. */
function tableTennis(c: Ctx, view: View): Drawn {
  const { t } = c;
  const blade = circle(380, 300, 220);
  const rubberSide = tones(view === 'back' ? '#2a2d31' : '#c0362f');
  const bat =
    c.drop(blade, { op: 0.24 }) +
    c.solid(
      'M330 500H430L420 700C418 726 400 734 380 734C360 734 342 726 340 700Z',
      wood,
      filled('M350 540H410V700H350Z', t.base, 0.9),
      { edge: 24, es: 9 },
    ) +
    filled(circle(386, 306, 220), wood.sh) +
    c.solid(
      blade,
      rubberSide,
      gloss(c, 'M200 280C210 200 270 130 350 112', 22, 0.35, 8) +
        filled('M150 470C260 440 500 440 620 470V560H150Z', wood.base) +
        stroked('M150 472C260 442 500 442 620 472', wood.dk, 4, 0.6),
      { edge: 40 },
    ) +
    c.mark(352, 488, 1.8, wood.dk);
  return {
    body:
      c.ground(420, 730, 200, 14, 0.2) +
      group('rotate(-20 400 420)', bat) +
      `<circle cx="640" cy="640" r="62" fill="${c.rad(0.36, 0.3, 0.8, [
        [0, '#fff'],
        [0.6, '#f6efe0'],
        [1, '#cfc4ac'],
      ])}"/>`,
    focus: [220, 120, 290, 290],
  };
}
