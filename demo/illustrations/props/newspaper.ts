import { mix } from '../core/colour.ts';
import { escapeAttribute } from '../core/context.ts';

export interface NewspaperOptions {
  title: string;
  /** The line under the title, such as the week and its days. */
  period: string;
  price: string;
  accent?: string;
  /** Ink on the accent. */
  onAccent?: string;
  ink?: string;
  paper?: string;
  /** Up to three product drawings: the large one, then the two small ones. */
  pictures?: readonly string[];
}

/** A drawing set into this one; `key` goes before its ids, which others may have too. */
const nested = (svg: string | undefined, key: string, x: number, y: number, size: number) =>
  (svg ?? '')
    .replaceAll(/( id="|url\(#|href="#)/g, `$1${key}`)
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** The folded customer newspaper of the week. */
export function newspaper(options: NewspaperOptions): string {
  const { accent = '#f26b1d', onAccent = '#1b1c1e', ink = '#1b1c1e', paper = '#fffdf8', pictures = [] } = options;
  const [large, upper, lower] = pictures;
  const sheets =
    '<path d="M54 44L382 30L392 440L66 452Z" fill="#0b1122" opacity=".22" transform="translate(8 14)"/>' +
    `<path d="M66 38L386 26L394 434L76 446Z" fill="${mix(paper, '#000000', 0.1)}"/>` +
    `<path d="M44 40L370 40L370 446L44 446Z" fill="${paper}"/>`;
  const head =
    `<path d="M44 40H370V118H44Z" fill="${accent}"/>` +
    '<text x="60" y="92" font-family="Archivo,Gabarito,sans-serif" font-weight="850" font-stretch="72%" ' +
    `font-size="41" fill="${onAccent}" textLength="294" lengthAdjust="spacingAndGlyphs">` +
    `${escapeAttribute(options.title)}</text>` +
    `<text x="60" y="110" font-family="Archivo,sans-serif" font-size="11.5" fill="${onAccent}">` +
    `${escapeAttribute(options.period)}</text>`;
  const goods =
    nested(large, 'a-', 52, 122, 196) + nested(upper, 'b-', 244, 128, 116) + nested(lower, 'c-', 244, 236, 116);
  const price =
    `<path d="M60 326h110v40H60z" fill="${accent}"/>` +
    `<text x="68" y="357" font-family="Archivo,sans-serif" font-weight="850" font-size="30" fill="${onAccent}">` +
    `${escapeAttribute(options.price)}</text>`;
  const lines =
    '<path d="M60 380h296M60 392h270M60 404h290M60 416h220M60 428h150" ' +
    `stroke="${ink}" stroke-width="3.4" opacity=".2"/>`;
  const fold = '<path d="M207 40V446" stroke="#0b1122" stroke-width="14" opacity=".05"/>';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 480" aria-hidden="true">' +
    `<g transform="rotate(-5 210 240)">${sheets}${head}${goods}${price}${lines}${fold}</g></svg>`
  );
}
