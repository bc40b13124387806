import { darken } from '../core/colour.ts';
import { tenth } from '../core/path.ts';

/** A hiker with pack and pole, walking to the right; (x, y) is between the feet. */
export function hiker(x: number, y: number, scale: number, jacket: string, pack: string): string {
  return (
    `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${tenth(scale * 100) / 100} ${scale})">` +
    '<ellipse cx="0" cy="0" rx="15" ry="2.6" fill="#000" opacity=".25"/>' +
    '<path d="M-4 -24L-7 -2H-3L0 -18L5 -2H9L4 -24Z" fill="#1b1e24"/>' +
    '<path d="M-8 -3h6v3h-7zM4 -3h6l1 3h-7z" fill="#3a2a20"/>' +
    `<path d="M-7 -46C-6 -50 6 -50 7 -46L8 -22H-7Z" fill="${jacket}"/>` +
    `<path d="M-8 -47C-16 -46 -17 -26 -13 -23H-6Z" fill="${pack}"/>` +
    `<path d="M-16 -50h10v5h-11z" fill="${darken(pack, 0.2)}"/>` +
    '<circle cx="1" cy="-54" r="5.4" fill="#e9b995"/>' +
    `<path d="M-5 -55C-5 -62 7 -62 7 -55Z" fill="${darken(jacket, 0.35)}"/>` +
    `<path d="M5 -42L14 -30L16 -32" stroke="${darken(jacket, 0.15)}" stroke-width="4.4" fill="none" ` +
    'stroke-linecap="round"/>' +
    '<path d="M15 -33L20 -1" stroke="#33373d" stroke-width="1.5"/></g>'
  );
}

export interface Child {
  x: number;
  y: number;
  scale: number;
  coat: string;
  boots: string;
  armsUp?: boolean;
  jumping?: boolean;
  /** Turned to the left. */
  mirrored?: boolean;
}

/** A child in rain wear; (x, y) is between the feet. */
export function child({ x, y, scale, coat, boots, armsUp, jumping, mirrored }: Child): string {
  const sleeve = darken(coat, 0.12);
  const [leftHand, rightHand] = armsUp ? ['-20 -50', '22 -48'] : ['-18 -22', '19 -24'];
  const rightLeg = jumping ? 'L8 -4H16' : 'L4 -1H11';
  const rightBoot = jumping ? 'M7 -9' : 'M4 -7';
  const eye = (cx: number) => `<circle cx="${cx}" cy="-49" r=".9" fill="#2b1c1c"/>`;
  return (
    `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${mirrored ? -scale : scale} ${scale})">` +
    `<path d="M-8 -14L-10 -1H-3L-1 -12ZM2 -12${rightLeg}L9 -14Z" fill="#26324a"/>` +
    `<path d="M-11 -7h9v7h-11c-2 0 -2 -4 2 -5z${rightBoot}h9l4 5c1 2 -1 2 -2 2h-11z" fill="${boots}"/>` +
    `<path d="M-9 -40C-4 -44 6 -44 10 -40L15 -12C8 -9 -8 -9 -14 -12Z" fill="${coat}"/>` +
    '<path d="M2 -42L15 -12C12 -10 8 -10 4 -10Z" fill="#000" opacity=".13"/>' +
    '<path d="M-12 -18C-6 -16 8 -16 13 -18L13.6 -15C8 -13 -6 -13 -12.6 -15Z" fill="#fff" opacity=".75"/>' +
    `<path d="M-8 -36L${leftHand}" stroke="${sleeve}" stroke-width="6.5" stroke-linecap="round"/>` +
    `<path d="M9 -36L${rightHand}" stroke="${sleeve}" stroke-width="6.5" stroke-linecap="round"/>` +
    `<path d="M-11 -48C-12 -62 12 -62 12 -48C12 -40 6 -37 0 -37C-6 -37 -11 -40 -11 -48Z" fill="${coat}"/>` +
    `<circle cx="2.5" cy="-48" r="7" fill="#f0c3a0"/>${eye(1)}${eye(6)}` +
    '<path d="M1.5 -45.5q2 2 4 0" stroke="#2b1c1c" stroke-width=".9" fill="none" stroke-linecap="round"/></g>'
  );
}
