import { derivePalette } from './derive-palette.ts';
import type { Colors } from './nearest-color.ts';

/** Colours that are made from the main one: hovered, pressed, the edge below a button, its tint. */
const madeFromBrand = ['brand-hover', 'brand-press', 'brand-edge', 'brand-tint'];

/**
 * A theme with another colour in one role. Roles that had the same colour go with it, as they were one colour to whoever chose
 * it (a header as light as the page); of the main colour those that are made from it are made anew.
 */
export function recolored(colors: Colors, role: string, color: string): Colors {
  const before = colors[role]?.toLowerCase();
  const same = Object.keys(colors).filter((other) => other === role || follows(role, other, colors, before));
  const made = { ...colors, ...Object.fromEntries(same.map((name) => [name, color])) };
  if (role !== 'brand') return made;
  const derived = derivePalette(color, null);
  const isUnchanged = derived.brand?.toLowerCase() === color.toLowerCase() && derived['on-brand'] === made['on-brand'];
  if (!isUnchanged) return made;
  return { ...made, ...Object.fromEntries(madeFromBrand.map((name) => [name, derived[name] ?? color])) };
}

/** Text in white and a white surface are two things that happen to be alike. */
function follows(role: string, other: string, colors: Colors, before: string | undefined): boolean {
  return isText(role) === isText(other) && colors[other]?.toLowerCase() === before;
}

function isText(role: string): boolean {
  return role.startsWith('on-') || role.startsWith('ink');
}
