/**
 * Line icons, laundry symbols and the stock glyph as plain path data: whoever renders them (React, a string) brings the
 * svg element, and the theme brings stroke width, caps and joins (--icon-w, --icon-cap, --icon-join).
 */

/** A circle as path data, so that every icon is one path. */
const ring = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Box of every icon, stroked with currentColor and not filled. */
export const ICON_BOX = '0 0 24 24';

export const ICONS = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: `${ring(10.5, 10.5, 6.5)}M15.5 15.5L21 21`,
  cart: `M3 4h3l2.4 11.5h10L21 7.5H7${ring(9.5, 19.5, 1.5)}${ring(17, 19.5, 1.5)}`,
  heart: 'M12 20.3C5 15.6 3 12.3 3 9a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 21 9c0 3.3-2 6.6-9 11.3z',
  user: `${ring(12, 8, 4)}M4 21c.6-4.5 4-6.5 8-6.5s7.4 2 8 6.5`,
  pin: `M12 21.5C7 16 5 12.7 5 9.5a7 7 0 0 1 14 0c0 3.2-2 6.5-7 12z${ring(12, 9.5, 2.5)}`,
  truck: `M2 6h11v11H2zM13 10h5l4 4v3h-9z${ring(7, 18.5, 2)}${ring(17.5, 18.5, 2)}`,
  shop: 'M4 10v10h16V10M2.5 10L5 4h14l2.5 6zM9.5 20v-6h5v6',
  up: 'M12 20V4M5 11l7-7 7 7',
  down: 'M12 4v16M5 13l7 7 7-7',
  back: 'M20 12H4M11 5l-7 7 7 7',
  next: 'M4 12h16M13 5l7 7-7 7',
  chevronRight: 'M9 5l7 7-7 7',
  chevronDown: 'M5 9l7 7 7-7',
  share: 'M12 15V3M7.5 7L12 3l4.5 4M5 12v9h14v-9',
  filter: `M3 6h11M18 6h3M3 12h3M10 12h11M3 18h9M16 18h5${ring(16, 6, 2)}${ring(8, 12, 2)}${ring(14, 18, 2)}`,
  check: 'M4 12.5l5.5 5.5L20 6.5',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  trash: 'M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l2 2H4zM10 21.5h4M12 2.5V5',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  link: 'M9.5 14.5l5-5M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M11 8l3-3a3.5 3.5 0 0 1 5 5l-3 3',
  info: `${ring(12, 12, 9)}M12 11v6M12 7.5v.2`,
  warning: 'M12 3.5L22 20H2zM12 10v5M12 17.5v.2',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v.2',
  clock: `${ring(12, 12, 9)}M12 7v5.5l3.5 2`,
  phone: 'M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4c0 1-1 2-2 2C10.5 20.5 3.5 13.5 3 5c0-1 1-2 2-2z',
  shield: 'M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6zM8.5 12l2.5 2.5 4.5-5',
  tag: `M3 3h9l9 9-9 9-9-9z${ring(8, 8, 1.5)}`,
  ruler: 'M2 8h20v8H2zM6 8v3M10 8v4M14 8v3M18 8v4',
  gift: 'M3 8h18v4H3zM5 12v9h14v-9M12 8v13M12 8C8 8 7 3 10 3c2 0 2 5 2 5s0-5 2-5c3 0 2 5-2 5',
  card: 'M2 5h20v14H2zM2 10h20M6 15h4',
  mobile: 'M7 2.5h10v19H7zM11 18h2',
  document: 'M6 2.5h9l4 4v15H6zM9 9h6M9 13h7M9 17h5',
  split: 'M12 3v18M3 7h6v10H3zM15 7h6v4h-6zM15 14h6v3h-6z',
  drop: 'M12 2.5c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10.5 8 7.5 12 2.5z',
  map: 'M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2zM9 3v16M15 5v16',
  logout: 'M10 3H4v18h6M15 7l5 5-5 5M20 12H9',
  qr: 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h3v3M21 14v3M14 21h3M20 20h1v1',
  star: 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z',
  play: 'M7 4l13 8-13 8z',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICONS;

/** Box of every laundry symbol. */
export const CARE_BOX = '0 0 36 36';

export interface CareSymbol {
  /** What the symbol tells, for the text beside it. */
  readonly label: string;
  /** Stroked and not filled. */
  readonly outline: string;
  /** Filled: the heat dot. */
  readonly dot?: string;
  /** Written in the tub, middle-anchored at CARE_DEGREES_AT. */
  readonly degrees?: number;
}

export const CARE_DEGREES_AT = { x: 18, y: 22.5 } as const;

const TUB = 'M3 9l3 17h24l3-17M3 9c2 3 4 3 6 0 2 3 4 3 6 0 2 3 4 3 6 0 2 3 4 3 6 0 2 3 4 3 6 0';

const IRON = 'M4 27h28c0-8-3-13-9-13H12M12 9h13c3 0 4 2 5 6';
const CROSS = 'M5 5l26 26M31 5L5 31';

/** Laundry symbols: the shapes of ISO 3758, own drawing. */
export const CARE = {
  wash30: { label: 'Maskinvask 30°', outline: TUB, degrees: 30 },
  wash40: { label: 'Maskinvask 40°', outline: TUB, degrees: 40 },
  handWash: { label: 'Håndvask', outline: `${TUB}M12 4l4 6.5M16 3l3 7M20.5 4l1 6.5c3 1 3 5.5-1 6.5-3.500.8-6-1.2-8-4` },
  noWash: { label: 'Tåler ikke vask', outline: `${TUB}${CROSS}` },
  noBleach: { label: 'Ikke blekemiddel', outline: 'M18 5l14 24H4zM6 6l24 24M30 6L6 30' },
  tumble: { label: 'Tørketrommel, lav', outline: `M5 5h26v26H5z${ring(18, 18, 10)}`, dot: ring(18, 18, 1.6) },
  noTumble: { label: 'Ikke tørketrommel', outline: `M5 5h26v26H5zM4 4l28 28M32 4L4 32${ring(18, 18, 10)}` },
  tumbleMedium: {
    label: 'Tørketrommel, middels',
    outline: `M5 5h26v26H5z${ring(18, 18, 10)}`,
    dot: `${ring(14.5, 18, 1.6)}${ring(21.5, 18, 1.6)}`,
  },
  dryFlat: { label: 'Tørkes flatt', outline: 'M5 5h26v26H5zM11 18h14' },
  ironLow: { label: 'Stryk, lav varme', outline: IRON, dot: ring(17, 22, 1.6) },
  ironMedium: {
    label: 'Stryk, middels varme',
    outline: IRON,
    dot: `${ring(14.5, 22, 1.6)}${ring(20.5, 22, 1.6)}`,
  },
  noIron: { label: 'Ikke stryking', outline: `${IRON}${CROSS}` },
  noDryCleaning: { label: 'Ikke rens', outline: `${ring(18, 18, 13)}M6 6l24 24M30 6L6 30` },
  reproof: {
    label: 'Impregner på nytt',
    outline: 'M18 4c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17zM14 22a4 4 0 0 0 4 4',
  },
} as const satisfies Record<string, CareSymbol>;

export type CareName = keyof typeof CARE;

/** Box of the stock glyph. */
export const STOCK_BOX = '0 0 18 18';

/** 0 none, 1 the last ones, 2 a few, 3 plenty. */
export type StockLevel = 0 | 1 | 2 | 3;

export interface StockSlat {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

/** The stock glyph: three slats of a pallet from the floor up; slat i is filled when i < level, else outlined. */
export const STOCK_SLATS: readonly StockSlat[] = [
  { x: 1, y: 12.5, width: 16, height: 3.5, rx: 0.8 },
  { x: 2.5, y: 7.25, width: 13, height: 3.5, rx: 0.8 },
  { x: 1, y: 2, width: 16, height: 3.5, rx: 0.8 },
];
