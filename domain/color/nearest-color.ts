import { channelsOf, contrast } from './contrast.ts';
import { mix } from './mix.ts';
import { sharedColors, themePairs } from './theme-contrast.ts';

export type Colors = Readonly<Record<string, string>>;

export interface RoleContrast {
  /** Of the pair that is worst off for what it needs. */
  readonly ratio: number;
  readonly needed: number;
  /** What it stands on, or what stands on it. */
  readonly other: string;
}

/** How a role does against everything it meets: the pairs of the check at start. Null: nothing is read on it or in it. */
export function contrastOfRole(colors: Colors, role: string): RoleContrast | null {
  const all: Colors = { ...sharedColors, ...colors };
  const met = themePairs
    .filter(({ ink, ground }) => ink === role || ground === role)
    .map(({ ink, ground, needed }) => ({
      ratio: contrast(all[ink] ?? '', all[ground] ?? ''),
      needed,
      other: ink === role ? ground : ink,
    }));
  return met.sort((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0] ?? null;
}

/** The colour nearest to that of a role with which every pair of the role holds, lighter or darker; null: there is none. */
export function nearestThatHolds(colors: Colors, role: string): string | null {
  const from = colors[role] ?? '#000000';
  const found = ['#000000', '#ffffff'].flatMap((end) => {
    for (let step = 0; step <= 200; step += 1) {
      const made = mix(from, end, step / 200);
      const worst = contrastOfRole({ ...colors, [role]: made }, role);
      if (worst === null || worst.ratio >= worst.needed) return [made];
    }
    return [];
  });
  return found.sort((a, b) => distance(a, from) - distance(b, from))[0] ?? null;
}

function distance(one: string, other: string): number {
  const to = channelsOf(other);
  return Math.hypot(...channelsOf(one).map((channel, at) => channel - (to[at] ?? 0)));
}
