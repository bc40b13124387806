/**
 * Code 128, the bar code every till's scanner reads, of figures and plain letters. Even runs of figures go two in a symbol
 * (set C), the rest one by one (set B).
 */
const widths = [
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222',
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321',
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121',
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224',
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111',
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113',
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232',
].flatMap((row) => row.split(' '));
const stop = '2331112';
const startB = 104;
const startC = 105;
const toB = 100;

/** The symbols' values, the check symbol last. */
export function code128Values(text: string): number[] {
  const pairs = /^\d+$/.test(text) && text.length >= 2 ? Math.floor(text.length / 2) : 0;
  const values = pairs > 0 ? [startC] : [startB];
  for (let pair = 0; pair < pairs; pair++) values.push(Number(text.slice(pair * 2, pair * 2 + 2)));
  const rest = text.slice(pairs * 2);
  if (pairs > 0 && rest !== '') values.push(toB);
  for (const letter of rest) values.push(letter.charCodeAt(0) - 32);
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
  return [...values, check];
}

export interface Bars {
  readonly width: number;
  /** One path over all bars, a unit high. */
  readonly path: string;
}

export function code128Bars(text: string): Bars {
  const pattern =
    code128Values(text)
      .map((value) => widths[value] ?? '')
      .join('') + stop;
  let x = 0;
  let path = '';
  [...pattern].forEach((digit, at) => {
    const width = Number(digit);
    if (at % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  });
  return { width: x, path };
}
