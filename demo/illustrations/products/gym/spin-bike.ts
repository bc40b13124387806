import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, inkOn, rubber, steel, tube } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';

/** Spin bike with flywheel. */
export function spinBike(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const frame = tones('#3a3f47');
  const shadow = c.ground(400, 716, 300, 18, 0.34);
  const standAndFlywheel =
    tube('M130 700H290M540 700H690', frame, 28) +
    tube('M210 700L330 520M620 700L560 560', t, 32) +
    '<circle cx="566" cy="520" r="150" fill="#17191d"/>' +
    `<circle cx="562" cy="516" r="140" fill="${c.rad(0.36, 0.3, 0.8, [
      [0, steel.lt],
      [0.6, steel.sh],
      [1, steel.dk],
    ])}"/>` +
    `<circle cx="564" cy="518" r="96" fill="${t.base}"/>` +
    `<circle cx="564" cy="518" r="26" fill="${steel.dk}"/>` +
    c.mark(528, 440, 2.2, inkOn(t, '#333'));
  const bike =
    tube('M330 520L566 516', t, 36) +
    tube('M330 540L280 320', t, 32) +
    tube('M280 330L270 270', steel, 22) +
    c.solid(
      'M180 238C220 222 290 236 350 244C366 250 362 274 344 276C290 276 250 290 220 290C176 288 160 254 180 238Z',
      rubber,
      '',
      { edge: 14, es: 6, ro: 0.5 },
    ) +
    tube('M560 500L530 250', t, 30) +
    tube('M532 270L524 220', steel, 22) +
    tube('M410 190C440 170 500 190 530 214C560 200 600 180 590 140', rubber, 26) +
    '<circle cx="370" cy="560" r="70" fill="#23262b"/>' +
    '<circle cx="368" cy="558" r="54" fill="#3a3f47"/>' +
    tube('M370 560L420 640', steel, 18) +
    filled(roundRect(390, 632, 84, 22, 8), rubber.base) +
    `<circle cx="540" cy="330" r="22" fill="${a.base}"/>`;
  const body = shadow + standAndFlywheel + bike;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [400, 350, 290, 290] };
}
