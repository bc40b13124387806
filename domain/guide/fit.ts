import type { Child } from './child.ts';

/**
 * How a thing is to sit: wool close to the body, what goes over it a size up, and each kind of accessory by the measure its
 * sizes are named after.
 */
export type Fit = 'close' | 'roomy' | 'foot' | 'hand' | 'head' | 'any';

/** 0 is the size to choose, 1 will do; null does not fit. */
export type FitRank = 0 | 1 | null;

const step = 6; // centimetres between two sizes of children's clothes

export function fitRank(fit: Fit, child: Child, sizeName: string): FitRank {
  if (fit === 'any') return 0;
  const name = sizeName.trim().toLowerCase();
  if (/^(one ?size)?$/.test(name)) return 1;
  const span = spanOf(name);
  return span === null ? null : rankIn(fit, child, span);
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly inYears: boolean;
}

/** '98', '98/104', '22-25', '3-4 år'; null for what names no measure. */
function spanOf(name: string): Span | null {
  const match = /^(\d+)(?:\s*[-–/]\s*(\d+))?(\s*år)?$/.exec(name);
  if (match === null) return null;
  const from = Number(match[1]);
  return { from, to: match[2] === undefined ? from : Number(match[2]), inYears: match[3] !== undefined };
}

function rankIn(fit: Exclude<Fit, 'any'>, child: Child, span: Span): FitRank {
  const { from, to, inYears } = span;
  const holds = (measure: number) => from <= measure && measure <= to;
  if (inYears) return holds(child.years) ? 0 : from === Math.floor(child.years) + 1 ? 1 : null;
  switch (fit) {
    case 'close':
      return holds(child.size) ? 0 : from === child.size + step ? 1 : null;
    case 'roomy':
      return holds(child.size + step) ? 0 : holds(child.size) ? 1 : null;
    case 'foot':
      return holds(child.shoe) ? 0 : from === child.shoe + 1 ? 1 : null;
    case 'head':
      if (!holds(child.head)) return null;
      return child.head < to ? 0 : 1; // at its upper end it is outgrown by Christmas
    case 'hand':
      return null; // numbers on gloves are hand sizes of those who are older
  }
}
