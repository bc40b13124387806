import { type ColorRole, colorRoles } from '#contract/brand/color-roles.ts';
import { contrastFaults } from '#domain/color/theme-contrast.ts';
import type { Fields } from '#domain/editing/merge-fields.ts';

export type ThemeColors = Readonly<Record<ColorRole, string>>;

const prefix = 'theme.colors.';

export function colorsOf(values: Fields): ThemeColors {
  return Object.fromEntries(colorRoles.map((role) => [role, String(values[prefix + role])])) as ThemeColors;
}

/** The same as fields of the brand. */
export function fieldsOfColors(colors: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(Object.entries(colors).map(([role, color]) => [prefix + role, color]));
}

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Roles whose text or ground cannot be read, each once; what is no colour yet is one of them. */
export function weakRoles(colors: ThemeColors): readonly string[] {
  const broken = colorRoles.filter((role) => role !== 'tile-floor' && !isColor(colors[role]));
  if (broken.length > 0) return broken;
  return [...new Set(contrastFaults(colors).map(({ ink, ground }) => (ink.startsWith('on-') ? ground : ink)))];
}
