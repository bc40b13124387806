import type { GoodsKind } from './goods-kinds.ts';

/** What it is like outside, and what the child does there. */
export interface Weather {
  /** Degrees Celsius. */
  readonly temperature: number;
  readonly wet: boolean;
  /** Wind takes a row of the table, sitting still two. */
  readonly windy: boolean;
  readonly still: boolean;
}

export const coldest = -20;
export const warmest = 25;

export const layers = ['inner', 'middle', 'outer', 'hands', 'feet', 'head'] as const;
export type Layer = (typeof layers)[number];

/** The rows of the table for busy mornings, warmest first. */
export const bands = ['warm', 'mild', 'cool', 'cold'] as const;
export type Band = (typeof bands)[number];

export interface Dressing {
  readonly band: Band;
  /** What to wear in each layer; an empty one is left out on purpose. */
  readonly layers: Readonly<Record<Layer, readonly GoodsKind[]>>;
}

/** CONTENT-13: layer by layer for the weather. */
export function dressFor(weather: Weather): Dressing {
  const band = bandOf(weather);
  return { band, layers: weather.wet ? wet[band] : dry[band] };
}

function bandOf({ temperature, windy, still }: Weather): Band {
  const row = temperature > 15 ? 0 : temperature >= 5 ? 1 : temperature >= -5 ? 2 : 3;
  const shifted = Math.min(bands.length - 1, row + (windy ? 1 : 0) + (still ? 2 : 0));
  return bands[shifted] ?? 'cold';
}

/** The nearest temperature that the guide knows. */
export function clampTemperature(degrees: number): number {
  return Math.min(warmest, Math.max(coldest, Math.round(degrees)));
}

const dry: Readonly<Record<Band, Dressing['layers']>> = {
  warm: {
    inner: ['t-shirt', 'shorts'],
    middle: [],
    outer: ['softshell'],
    hands: [],
    feet: ['trainers'],
    head: ['cap'],
  },
  mild: {
    inner: ['wool-top-thin'],
    middle: ['fleece'],
    outer: ['softshell', 'park-suit'],
    hands: ['mittens'],
    feet: ['trainers', 'wool-socks'],
    head: ['hat'],
  },
  cool: {
    inner: ['wool-set'],
    middle: ['fleece'],
    outer: ['park-suit'],
    hands: ['mittens'],
    feet: ['winter-boots', 'wool-socks'],
    head: ['hat', 'neck'],
  },
  cold: {
    inner: ['wool-top-thick', 'wool-longs'],
    middle: ['warm-middle'],
    outer: ['winter-suit'],
    hands: ['mittens'],
    feet: ['winter-boots', 'wool-socks'],
    head: ['hat', 'neck'],
  },
};

/** What differs when it is wet: the outer layer, hands and feet. */
const wet: Readonly<Record<Band, Dressing['layers']>> = {
  warm: { ...dry.warm, outer: ['rain-jacket'], feet: ['rubber-boots'] },
  mild: { ...dry.mild, outer: ['rain-set'], hands: ['waterproof-mittens'], feet: ['rubber-boots', 'wool-socks'] },
  cool: { ...dry.cool, outer: ['lined-rain-set'], hands: ['waterproof-mittens'], feet: ['lined-boots', 'wool-socks'] },
  // What falls below -5 is snow: the suit keeps it out, the mittens must too.
  cold: { ...dry.cold, hands: ['waterproof-mittens'] },
};
