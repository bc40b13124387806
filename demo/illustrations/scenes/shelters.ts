import { darken, mix } from '../core/colour.ts';
import { tenth } from '../core/path.ts';
import type { Canvas } from './canvas.ts';

const placed = (x: number, y: number, scale: number, markup: string) =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${scale})">${markup}</g>`;

/** A small wooden house with one window, lit or not; (x, y) is the middle of its foot. */
export function cabin(canvas: Canvas, x: number, y: number, scale: number, colour: string, lit = true): string {
  const { light } = canvas.palette;
  const glow = lit ? `<circle cx="-13" cy="-18" r="34" fill="${canvas.glow(light, 0.5)}"/>` : '';
  return placed(
    x,
    y,
    scale,
    `<path d="M-34 0V-30L0 -52L34 -30V0Z" fill="${colour}"/>` +
      '<path d="M0 -52L34 -30V0H8Z" fill="#000" opacity=".16"/>' +
      '<path d="M-40 -27L0 -56L40 -27L36 -23L0 -48L-36 -23Z" fill="#22262b"/>' +
      '<path d="M-34 -8H34M-34 -16H34M-30 -24H30" stroke="#000" stroke-width=".8" opacity=".18"/>' +
      `<path d="M-20 -24h14v12h-14z" fill="${lit ? light : '#dfe8ea'}" stroke="#fff" stroke-width="2"/>` +
      '<path d="M-13 -24v12M-20 -18h14" stroke="#fff" stroke-width="1.2"/>' +
      `<path d="M8 0V-22H20V0Z" fill="${darken(colour, 0.35)}" stroke="#fff" stroke-width="1.6"/>` +
      `<path d="M18 -48h7v-10h-7z" fill="#3a3f45"/>${glow}`,
  );
}

/** A lit tent; (x, y) is the middle of its foot. */
export function campTent(canvas: Canvas, x: number, y: number, scale: number, colour: string): string {
  const { light } = canvas.palette;
  const outline = 'M-44 0C-30 -14 -20 -34 0 -40C20 -34 32 -14 44 0';
  const glow = canvas.glow(light, 0.55);
  return placed(
    x,
    y,
    scale,
    '<ellipse cx="0" cy="1" rx="46" ry="5" fill="#000" opacity=".25"/>' +
      `<path d="${outline}Z" fill="${colour}"/>` +
      '<path d="M0 -40C20 -34 32 -14 44 0H16Z" fill="#000" opacity=".18"/>' +
      `<path d="M-12 0C-8 -14 -4 -24 0 -32C6 -22 10 -12 14 0Z" fill="${light}"/>` +
      `<path d="${outline}" fill="none" stroke="#fff" stroke-width="1.4" opacity=".6"/>` +
      `<circle cx="0" cy="-12" r="56" fill="${glow}"/>`,
  );
}

/** Stones of a cairn from the ground up: middle, then half width and half height. */
const CAIRN = [
  [0, -5, 24, 7],
  [-2, -17, 19, 6.5],
  [2, -28, 15, 6],
  [0, -38, 11, 5],
  [1, -46, 7, 4],
] as const;

/** A cairn with the red T that marks a path; (x, y) is the middle of its foot. */
export function cairn(x: number, y: number, scale: number): string {
  const stones = CAIRN.map(([cx, cy, w, h], i) => {
    const stone = mix('#6d6a66', i % 2 ? '#ffffff' : '#000000', 0.12);
    return (
      `<rect x="${cx - w}" y="${cy - h}" width="${2 * w}" height="${2 * h}" rx="${h * 0.9}" fill="${stone}"/>` +
      `<rect x="${cx - w}" y="${cy - h}" width="${w}" height="${h * 0.8}" rx="${h * 0.5}" fill="#fff" opacity=".16"/>`
    );
  }).join('');
  return placed(
    x,
    y,
    scale,
    '<ellipse cx="0" cy="0" rx="26" ry="4" fill="#000" opacity=".25"/>' +
      `${stones}<path d="M-8 -20h14v4h-5v11h-4v-11h-5z" fill="#c8261f"/>`,
  );
}
