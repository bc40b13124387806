import { contrast } from './contrast.ts';

/** A colour and what it stands on, by their roles, with the contrast the pair must have. */
export interface ContrastPair {
  readonly ink: string;
  readonly ground: string;
  readonly needed: number;
}

export interface ContrastFault extends ContrastPair {
  readonly ratio: number;
}

/** Colours that no brand variant changes; ui/styles/tokens.css has the same. */
export const sharedColors = {
  ok: '#1c6b3a',
  'ok-bg': '#e2f2e6',
  warn: '#7a4b00',
  'warn-bg': '#fdf0cf',
  err: '#a4211a',
  'err-bg': '#fce6e2',
  info: '#1b4f8a',
  'info-bg': '#e3eefa',
  'stock-3': '#1c7a41',
  'stock-2': '#8a5a00',
  'stock-1': '#b0441a',
  'stock-0': '#696969',
} as const;

const text = (inks: readonly string[], grounds: readonly string[]) => pairs(inks, grounds, 4.5);
const signs = (inks: readonly string[], grounds: readonly string[]) => pairs(inks, grounds, 3);
const states = ['ok', 'warn', 'err', 'info'];

/** Text and its ground need 4.5, a control's edge or a sign and its ground 3: WCAG 2.2, 1.4.3 and 1.4.11. */
export const themePairs: readonly ContrastPair[] = [
  ...text(['ink', 'ink-2'], ['bg', 'surface', 'surface-2', 'tile']),
  ...text(['on-brand'], ['brand', 'brand-hover', 'brand-press']),
  ...text(['brand-ink'], ['bg', 'surface', 'brand-tint']),
  ...text(['on-deep', 'on-deep-2'], ['deep']),
  ...text(['on-header'], ['header', 'header-field']),
  ...text(['on-nav', 'on-nav-2'], ['nav']),
  ...['tag', 'sale', 'label', 'member'].flatMap((ground) => text([`on-${ground}`], [ground])),
  ...states.flatMap((state) => text([state], [`${state}-bg`, 'surface'])),
  ...signs(['line-strong', 'star'], ['bg', 'surface']),
  ...signs(['focus'], ['bg', 'surface', 'tile']),
  ...signs(['stock-0', 'stock-1', 'stock-2', 'stock-3'], ['bg', 'surface']),
  ...signs(['focus-on-deep'], ['deep']),
  ...signs(['header-hi'], ['header']),
  ...signs(['nav-hi'], ['nav']),
];

/** Pairs of a theme that somebody with poor sight could not tell apart. */
export function contrastFaults(colors: Readonly<Record<string, string>>): ContrastFault[] {
  const all: Readonly<Record<string, string>> = { ...sharedColors, ...colors };
  return themePairs
    .map((pair) => ({ ...pair, ratio: contrast(all[pair.ink] ?? '', all[pair.ground] ?? '') }))
    .filter(({ ratio, needed }) => ratio < needed);
}

function pairs(inks: readonly string[], grounds: readonly string[], needed: number): ContrastPair[] {
  return inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, needed })));
}
