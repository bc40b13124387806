type Three = readonly [string, string, string];

/** Colours of a landscape; every chain has its own light. */
export interface ScenePalette {
  /** From the zenith to the horizon. */
  readonly sky: Three;
  /** What distance fades towards. */
  readonly haze: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly dark: string;
  readonly water: string;
  readonly snow: string;
  readonly accent: string;
  /** Sun, lamps and windows. */
  readonly light: string;
  readonly leaf: string;
  readonly night: Three;
  readonly aurora: Three;
}

const stabel: ScenePalette = {
  sky: ['#f0a36a', '#f8d9b0', '#fbeedb'],
  haze: '#f6dcbc',
  far: '#dba27a',
  mid: '#8f6754',
  near: '#4b3f3d',
  dark: '#212124',
  water: '#e0a878',
  snow: '#fff6ea',
  accent: '#f26b1d',
  light: '#ffd58f',
  leaf: '#e39a3b',
  night: ['#12141b', '#252733', '#574a55'],
  aurora: ['#ffdf9e', '#ff9149', '#a86bff'],
};

const nordvarde: ScenePalette = {
  sky: ['#9cc5c9', '#d5e6e2', '#f5ecdc'],
  haze: '#dbe8e4',
  far: '#a3c4c6',
  mid: '#4f8a93',
  near: '#1b5360',
  dark: '#0a2d38',
  water: '#8dbcc0',
  snow: '#ffffff',
  accent: '#e25a2c',
  light: '#ffe2a6',
  leaf: '#d9a441',
  night: ['#061d2b', '#0d3b4a', '#2f7478'],
  aurora: ['#7df0c0', '#39c9a4', '#5a7bff'],
};

const tumle: ScenePalette = {
  sky: ['#8fd0ec', '#cdebf5', '#fff1d9'],
  haze: '#e2f2f3',
  far: '#b3d3e6',
  mid: '#7fb7a0',
  near: '#3f8a67',
  dark: '#1e5149',
  water: '#8ccbe4',
  snow: '#ffffff',
  accent: '#d31f5b',
  light: '#ffc936',
  leaf: '#ffc936',
  night: ['#1d1646', '#35307a', '#6f6bc0'],
  aurora: ['#9dffd0', '#ff9bd0', '#ffe07a'],
};

export const PALETTES = { stabel, nordvarde, tumle } as const;
export type PaletteName = keyof typeof PALETTES;

/** A chain that has no light of its own is seen in the first one's. */
export const paletteNamed = (name: string): PaletteName => (name in PALETTES ? (name as PaletteName) : 'nordvarde');
