import sharp from 'sharp';
import type { ThemeShape } from '#contract/brand/theme-shapes.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { drawWord } from './letters.ts';

interface Pen {
  readonly width: number;
  readonly gap: number;
  readonly cap: string;
  readonly join: string;
}

/** The pen of a theme: thin and round, broad and square, broad and round. */
const pens: Readonly<Record<ThemeShape, Pen>> = {
  soft: { width: 13, gap: 34, cap: 'round', join: 'round' },
  square: { width: 22, gap: 34, cap: 'butt', join: 'miter' },
  round: { width: 22, gap: 38, cap: 'round', join: 'round' },
};

export interface Logo {
  readonly width: number;
  readonly height: number;
  svg(color: string, signColor: string): string;
}

const height = 48;
const letterHeight = 24;

/** The name as a logo, with the mark before it. */
export function drawLogo(name: string, shape: ThemeShape): Logo {
  const pen = pens[shape];
  const word = drawWord(name, pen.gap);
  const scale = letterHeight / 100;
  const start = height + 12;
  const width = Math.ceil(start + (word.width + pen.width) * scale + 2);
  const top = (height - letterHeight) / 2;
  return {
    width,
    height,
    svg: (color, signColor) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(name)}">` +
      `${sign(name, shape, color, signColor)}<g transform="translate(${start + (pen.width * scale) / 2} ${top}) scale(${scale})" ${stroke(pen, color)}>${word.paths}</g></svg>\n`,
  };
}

/** The first letter on a ground of the chain's colour. */
export function drawMark(name: string, shape: ThemeShape, color: string, signColor: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${height} ${height}" role="img" aria-label="${escapeHtml(name)}">${sign(name, shape, color, signColor)}</svg>\n`;
}

function sign(name: string, shape: ThemeShape, color: string, signColor: string): string {
  const pen = { ...pens[shape], width: pens[shape].width * 1.15 };
  const word = drawWord(name.trim().slice(0, 1), 0);
  const scale = 0.25;
  const x = (height - word.width * scale) / 2;
  const y = (height - 100 * scale) / 2;
  const radius = { soft: 10, square: 0, round: height / 2 }[shape];
  return `<rect width="${height}" height="${height}" rx="${radius}" fill="${color}"/><g transform="translate(${x} ${y}) scale(${scale})" ${stroke(pen, signColor)}>${word.paths}</g>`;
}

function stroke({ width, cap, join }: Pen, color: string): string {
  return `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${join}"`;
}

/** A drawing as a png of twice its size, for what cannot show svg. */
export async function toPng(svg: string, width: number, heightOfBox: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 288 })
    .resize(width * 2, heightOfBox * 2, { fit: 'fill' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
