import { colorRoles } from './color-roles.ts';

/** What the office may change of a brand variant: places in brand.json by their path, 'contact.email'. */
export const brandFields: readonly string[] = [
  ...['displayName', 'legalName', 'orgNo', 'tagline', 'club'],
  ...['contact.email', 'contact.phone', 'contact.address', 'contact.social'],
  ...['headerLines', 'vipps', 'menuGenders', 'menu.order', 'menu.hidden', 'menu.links'],
  ...['maintenance', 'info', 'about', 'support', 'topLeftSupport', 'clubGuarantee'].map((name) => `features.${name}`),
  ...['logo.header', 'theme.shape', 'theme.fonts.display', 'theme.fonts.body'],
  ...colorRoles.map((role) => `theme.colors.${role}`),
];

/** Drawings the office may bring; they are no part of brand.json. */
export const drawingFields = ['drawings.logo', 'drawings.logo-neg', 'drawings.mark'] as const;

/** A drawing that was brought: where its bytes are, and its box. */
export interface BroughtDrawing {
  readonly hash: string;
  readonly kind: 'svg' | 'png';
  readonly width: number;
  readonly height: number;
}

export type BrandChanges = Readonly<Record<string, unknown>>;

export function isBrandField(field: string): boolean {
  return brandFields.includes(field) || (drawingFields as readonly string[]).includes(field);
}

/** Of a drawing that was brought under this name: 'logo', 'logo-neg', 'mark'. */
export function broughtDrawing(changes: BrandChanges, name: string): BroughtDrawing | null {
  return (changes[`drawings.${name}`] as BroughtDrawing | undefined) ?? null;
}

/** A drawing that was brought is at an address of its own for ever. */
export function drawingAddress(brandName: string, file: string): string {
  return `/logo/${brandName}/hentet/${file}`;
}

export function fieldOf(file: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], file);
}

/** The file with other values in some places; drawings are left out. */
export function withFields<T extends object>(file: T, changes: BrandChanges): T {
  return Object.entries(changes)
    .filter(([field]) => brandFields.includes(field))
    .reduce<T>((made, [field, value]) => placed(made, field.split('.'), value), file);
}

function placed<T extends object>(file: T, [name = '', ...rest]: readonly string[], value: unknown): T {
  const inner = (file as Record<string, unknown>)[name];
  return { ...file, [name]: rest.length === 0 ? value : placed((inner ?? {}) as object, rest, value) };
}
