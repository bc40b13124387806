import { encode } from 'uqr';

/** The light rim a reader needs around the code. */
const quietZone = 4;

/** A QR code of the text, level M: one path on a white ground; its size is set where it is shown. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: quietZone });
  const path = data.map((row, y) => row.map((_, x) => darkRun(row, x, y)).join('')).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
}

/** A run of dark modules as one rectangle, drawn where it begins. */
function darkRun(row: readonly boolean[], x: number, y: number): string {
  if (!row[x] || row[x - 1]) return '';
  const end = row.indexOf(false, x);
  const length = (end === -1 ? row.length : end) - x;
  return `M${x} ${y}h${length}v1h-${length}z`;
}
