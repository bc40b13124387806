import type { Tones } from './colour.ts';

/** One repeat of a weave: its size and its markup. */
interface Repeat {
  width: number;
  height: number;
  markup: string;
}

const ripstop = (T: Tones): Repeat => ({
  width: 13,
  height: 13,
  markup:
    `<path d="M0 .5H13M.5 0V13" stroke="${T.dk}" stroke-width=".9" opacity=".16"/>` +
    `<path d="M0 1.8H13M1.8 0V13" stroke="${T.hi}" stroke-width=".7" opacity=".14"/>`,
});

const TUFTS = [
  [4, 4],
  [14, 3],
  [9, 10],
  [19, 10],
  [3, 15],
  [14, 16],
] as const;
const fleece = (T: Tones): Repeat => ({
  width: 22,
  height: 20,
  markup: TUFTS.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y + 1.4}" r="4.6" fill="${T.dk}" opacity=".16"/>` +
      `<circle cx="${x - 0.8}" cy="${y - 0.8}" r="3.3" fill="${T.hi}" opacity=".26"/>`,
  ).join(''),
});

const knit = (T: Tones): Repeat => ({
  width: 12,
  height: 10,
  markup:
    `<path d="M0 0L6 6L12 0M0 10L6 16L12 10" stroke="${T.dk}" stroke-width="1.6" fill="none" opacity=".22"/>` +
    `<path d="M0 -2L6 4L12 -2M0 8L6 14L12 8" stroke="${T.hi}" stroke-width="1.2" fill="none" opacity=".22"/>`,
});

const rib = (T: Tones): Repeat => ({
  width: 11,
  height: 11,
  markup:
    `<path d="M1.5 0V11" stroke="${T.dk}" stroke-width="2.6" opacity=".26"/>` +
    `<path d="M6 0V11" stroke="${T.hi}" stroke-width="2.6" opacity=".22"/>`,
});

const mesh = (T: Tones): Repeat => ({
  width: 9,
  height: 9,
  markup:
    `<circle cx="2.2" cy="2.2" r="1.7" fill="${T.dk}" opacity=".34"/>` +
    `<circle cx="6.7" cy="6.7" r="1.7" fill="${T.dk}" opacity=".34"/>`,
});

const twill = (T: Tones): Repeat => ({
  width: 7,
  height: 7,
  markup: `<path d="M-1 8L8 -1" stroke="${T.dk}" stroke-width="1" opacity=".2"/>`,
});

const wool = (T: Tones): Repeat => ({
  width: 6,
  height: 6,
  markup:
    `<path d="M1 0V6M4 0V6" stroke="${T.dk}" stroke-width=".9" opacity=".13"/>` +
    `<path d="M2.5 0V6" stroke="${T.hi}" stroke-width=".8" opacity=".15"/>`,
});

export const TEXTURES = { ripstop, fleece, knit, rib, mesh, twill, wool };
export type Texture = keyof typeof TEXTURES;
