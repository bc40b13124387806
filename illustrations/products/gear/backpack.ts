import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { inkOn, rubber, steel } from '../../core/kit.ts';
import { mirrorX, roundRect, symmetric } from '../../core/path.ts';

/** Large backpack with lid; the seed chooses its height, trim and bottle. */
export function backpack(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const big = r.chance(0.55);
  const trim = tones(r.chance(0.5) ? c.accent : darken(c.color, t.dark ? 0.4 : 0.3));
  const top = big ? 120 : 170;
  const bag = symmetric([
    ['M', 400, top],
    ['C', 480, top, 540, top + 14, 556, top + 70],
    ['C', 580, 330, 588, 520, 578, 650],
    ['C', 574, 690, 550, 706, 510, 710],
    ['C', 470, 714, 430, 714, 400, 714],
  ]);
  let svg = c.ground(400, 722, 220, 20, 0.34);
  // haul loop, hip belt
  svg +=
    `<path d="M360 ${top + 8}C362 ${top - 50} 438 ${top - 50} 440 ${top + 8}" fill="none" stroke="${a.sh}" stroke-width="17"/>` +
    `<path d="M360 ${top + 8}C362 ${top - 50} 438 ${top - 50} 440 ${top + 8}" fill="none" stroke="${a.hi}" stroke-width="3" opacity=".35" transform="translate(-4 -4)"/>`;
  const belt = 'M560 560C620 566 668 590 690 634C696 652 684 664 668 660C630 640 600 640 560 646Z';
  if (!back)
    svg +=
      c.solid(belt, trim, c.tex(belt, 'mesh', trim), { edge: 24, es: 9 }) +
      mirrorX(c.solid(belt, trim, '', { edge: 24, es: 9 })) +
      `<path d="M676 652L712 690" stroke="${a.sh}" stroke-width="13" stroke-linecap="round"/>` +
      `<path d="M124 652L88 690" stroke="${a.sh}" stroke-width="13" stroke-linecap="round"/>`;
  // side pockets
  const sidePocket = 'M548 480C590 480 616 500 620 540L612 668C608 690 590 698 560 698Z';
  const pocketMarkup = c.solid(
    sidePocket,
    trim,
    c.tex(sidePocket, 'mesh', trim) +
      `<path d="M540 486C590 484 616 502 622 540" stroke="${a.base}" stroke-width="12" fill="none"/>`,
    { edge: 26, es: 9 },
  );
  svg += pocketMarkup + mirrorX(pocketMarkup);
  if (!back && r.chance(0.7)) {
    const bt = 'M590 380h34v-22h-26v-20h18';
    svg +=
      `<path d="${roundRect(586, 400, 40, 150, 14)}" fill="${c.across([0, steel.lt], [0.4, '#fff'], [1, steel.sh])}"/>` +
      `<path d="${roundRect(590, 366, 32, 40, 8)}" fill="${a.base}"/>` +
      `<g ${c.clip('M540 486H700V720H540Z')}>` +
      pocketMarkup +
      '</g>';
  }
  let inner = c.tex(bag, 'ripstop');
  if (!back) {
    const pocket = symmetric([
      ['M', 400, 416],
      ['C', 460, 416, 520, 410, 530, 432],
      ['C', 544, 520, 546, 600, 536, 650],
      ['C', 530, 672, 510, 680, 400, 682],
    ]);
    inner +=
      c.fold('M260 330C330 350 470 350 540 330', 20, 0.3) + c.lift('M280 260C270 380 262 520 268 660', 26, 0.35, t, 12);
    inner +=
      `<path d="${pocket}" fill="#000" opacity=".28" transform="translate(2 8)" ${c.blur(7)}/>` +
      c.solid(
        pocket,
        trim,
        c.tex(pocket, 'ripstop', trim) +
          c.fold('M330 520C360 560 440 560 470 520', 14, 0.22, trim) +
          c.zip('M284 448C340 438 460 438 516 448', trim, {
            w: 12,
            pull: [506, 448],
            pc: c.accent === trim.base ? c.color : c.accent,
            pa: -10,
          }),
        { edge: 26, es: 9 },
      );
    for (let k = 0; k < 5; k++)
      inner += `<path d="${roundRect(386, 492 + k * 34, 28, 26, 4)}" fill="none" stroke="${trim.line}" stroke-width="4" opacity=".8"/>`;
    for (const [y, w] of [
      [380, 1],
      [626, 1],
    ])
      inner +=
        `<path d="M220 ${y}L282 ${y + 10}M580 ${y}L518 ${y + 10}" stroke="${a.sh}" stroke-width="13"/>` +
        `<path d="${roundRect(270, y, 26, 20, 4)}${roundRect(504, y, 26, 20, 4)}" fill="${rubber.base}"/>`;
  } else {
    const pad = symmetric([
      ['M', 400, 250],
      ['C', 470, 250, 500, 270, 508, 330],
      ['C', 516, 460, 510, 580, 490, 630],
      ['C', 460, 640, 430, 640, 400, 640],
    ]);
    inner += c.solid(
      pad,
      trim,
      c.tex(pad, 'mesh', trim) +
        `<path d="M388 250V640H412V250Z" fill="${trim.deep}" opacity=".55"/>` +
        c.fold('M300 420H500', 10, 0.3, trim),
      { edge: 30, es: 10 },
    );
    for (const m of [0, 1]) {
      const outline =
        'M440 210C500 216 540 260 548 340C556 430 560 520 566 600C566 616 540 618 536 604C524 520 508 420 486 360C470 310 450 260 424 240Z';
      const k =
        c.drop(outline, { x: 2, y: 8, s: 6, op: 0.3 }) +
        c.solid(outline, t, c.seam('M452 230C500 250 524 300 532 370C540 460 546 530 550 596', t, { sy: 0 }), {
          edge: 18,
          es: 6,
        }) +
        `<path d="M552 604L574 690" stroke="${a.sh}" stroke-width="14"/>`;
      inner += m ? mirrorX(k) : k;
    }
    inner +=
      `<path d="M470 352H330" stroke="${a.sh}" stroke-width="11"/>` +
      `<path d="${roundRect(384, 341, 32, 22, 4)}" fill="${a.base}"/>`;
  }
  svg += c.solid(bag, t, inner, { edge: 48 });
  if (back) {
    const hipBelt =
      'M240 586C300 612 500 612 560 586C640 592 690 620 704 660C706 678 690 686 674 680C630 660 580 664 540 668H260C220 664 170 660 126 680C110 686 94 678 96 660C110 620 160 592 240 586Z';
    svg +=
      c.drop(hipBelt, { x: 2, y: 8, s: 7, op: 0.3 }) +
      c.solid(hipBelt, trim, c.tex(hipBelt, 'mesh', trim), { edge: 26, es: 9 });
  }
  // lid
  const lid = symmetric([
    ['M', 400, top - 6],
    ['C', 490, top - 6, 556, top + 10, 566, top + 70],
    ['C', 574, top + 120, 576, top + 150, 566, top + 172],
    ['C', 540, top + 192, 470, top + 200, 400, top + 200],
  ]);
  if (!back) {
    svg +=
      c.drop(lid, { x: 2, y: 14, s: 9, op: 0.34 }) +
      c.solid(
        lid,
        t,
        c.tex(lid, 'ripstop') +
          c.zip(`M262 ${top + 104}C340 ${top + 120} 460 ${top + 120} 538 ${top + 104}`, t, {
            w: 13,
            tape: a.base,
            pull: [524, top + 106],
            pc: c.accent,
            pa: -12,
          }) +
          c.lift(`M280 ${top + 60}C300 ${top + 24} 340 ${top + 14} 400 ${top + 12}`, 20, 0.45) +
          c.mark(372, top + 142, 1.7, inkOn(t, '#333'), 0.92),
        { edge: 34 },
      );
    for (const x of [316, 468])
      svg +=
        `<path d="M${x + 8} ${top + 180}V440" stroke="#000" stroke-width="17" opacity=".22" transform="translate(4 4)"/>` +
        `<path d="M${x + 8} ${top + 172}V${436}" stroke="${a.sh}" stroke-width="16"/>` +
        `<path d="M${x + 3} ${top + 172}V436" stroke="${a.hi}" stroke-width="2" opacity=".4"/>` +
        `<path d="${roundRect(x - 8, top + 232, 32, 44, 6)}" fill="${rubber.base}"/>` +
        `<path d="${roundRect(x - 4, top + 236, 24, 10, 3)}" fill="#fff" opacity=".25"/>` +
        `<path d="M${x - 2} ${top + 254}h20" stroke="#000" stroke-width="3" opacity=".5"/>`;
  } else svg += c.mark(380, top + 60, 1.4, inkOn(t, '#333'), 0.85);
  return { body: svg, focus: [250, top + 10, 300, 300] };
}
