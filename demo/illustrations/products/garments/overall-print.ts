import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';

type Motif = (x: number, y: number, colour: string) => string;

/** The motifs and where the two of a repeat stand. */
const PRINTS = {
  dots: {
    at: [
      [18, 18],
      [57, 57],
    ],
    motif: (x, y, colour) => `<circle cx="${x}" cy="${y}" r="8" fill="${colour}"/>`,
  },
  trees: {
    at: [
      [18, 8],
      [57, 46],
    ],
    motif: (x, y, colour) =>
      `<path d="M${x} ${y}l11 16h-6l9 13h-28l9 -13h-6z" fill="${colour}"/>` +
      `<path d="M${x - 2} ${y + 29}h4v5h-4z" fill="${colour}"/>`,
  },
  leaf: {
    at: [
      [18, 14],
      [57, 52],
    ],
    motif: (x, y, colour) =>
      `<path transform="rotate(${x < 40 ? 20 : -30} ${x} ${y})" d="M${x - 13} ${y}q13 -15 26 0q-13 15 -26 0z" ` +
      `fill="${colour}"/>`,
  },
  stars: {
    at: [
      [18, 18],
      [57, 57],
    ],
    motif: (x, y, colour) =>
      `<path d="M${x} ${y - 11}l3.4 7 7.6 1 -5.5 5.4 1.3 7.6 -6.8 -3.6 -6.8 3.6 1.3 -7.6 -5.5 -5.4 7.6 -1z" ` +
      `fill="${colour}"/>`,
  },
} satisfies Record<string, { at: [number, number][]; motif: Motif }>;

/** Printed cloth of a child's overall, as a fill. */
export function overallPrint(c: Ctx, print: keyof typeof PRINTS): string {
  const colour = mix(c.accent, c.t.base, 0.08);
  const { at, motif } = PRINTS[print];
  return c.pattern(78, 78, at.map(([x, y]) => motif(x, y, colour)).join(''));
}
