import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brandVariants } from './registry.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const shared = readTokens('../ui/styles/tokens.css');

/** Pairs of text and ground (4.5), and of a control's edge or sign and its ground (3): WCAG 2.2, 1.4.3 and 1.4.11. */
const text = [
  ...['bg', 'surface', 'surface-2', 'tile'].map((ground) => ['ink', ground]),
  ...['bg', 'surface', 'surface-2', 'tile'].map((ground) => ['ink-2', ground]),
  ...['brand', 'brand-hover', 'brand-press'].map((ground) => ['on-brand', ground]),
  ...['bg', 'surface', 'brand-tint'].map((ground) => ['brand-ink', ground]),
  ...['on-deep', 'on-deep-2'].map((ink) => [ink, 'deep']),
  ...['header', 'header-field'].map((ground) => ['on-header', ground]),
  ...['on-nav', 'on-nav-2'].map((ink) => [ink, 'nav']),
  ...['tag', 'sale', 'label', 'member'].map((ground) => [`on-${ground}`, ground]),
  ...['ok', 'warn', 'err', 'info'].map((kind) => [kind, `${kind}-bg`]),
  ...['ok', 'warn', 'err', 'info'].map((kind) => [kind, 'surface']),
] as [string, string][];
const signs = [
  ...['bg', 'surface'].map((ground) => ['line-strong', ground]),
  ...['bg', 'surface', 'tile'].map((ground) => ['focus', ground]),
  ...['bg', 'surface'].map((ground) => ['star', ground]),
  ...[0, 1, 2, 3].flatMap((level) => ['bg', 'surface'].map((ground) => [`stock-${level}`, ground])),
  ['focus-on-deep', 'deep'],
  ['header-hi', 'header'],
  ['nav-hi', 'nav'],
] as [string, string][];

describe.each(brandVariants)('$name', ({ name, theme, logo }) => {
  const tokens = new Map([...shared, ...readTokens(`${name}/theme.css`)]);
  const color = (role: string) => tokens.get(`--c-${role}`) ?? `no --c-${role}`;

  test.each(text)('WCAG 1.4.3 %s on %s', (ink, ground) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(signs)('WCAG 1.4.11 %s on %s', (sign, ground) => {
    expect(contrast(color(sign), color(ground))).toBeGreaterThanOrEqual(3);
  });

  test('DEC-133 the theme delivered as data is the one in the sheet', () => {
    for (const [role, value] of Object.entries(theme.colors)) expect([role, color(role)]).toEqual([role, value]);
    expect(tokens.get('--f-body')).toContain(`"${theme.font}"`);
  });

  test('every font file named in the sheet is there', () => {
    const files = [...readFileSync(at(`${name}/theme.css`), 'utf8').matchAll(/url\("([^"]+)"\)/g)];
    expect(files.length).toBeGreaterThan(0);
    for (const [, file] of files) expect([file, existsSync(at(`../node_modules/${file}`))]).toEqual([file, true]);
  });

  test('UI-23 both logos are there as svg and png, and the png has twice the pixels of the box', () => {
    for (const file of ['logo', 'logo-neg']) {
      expect(readFileSync(at(`${name}/${file}.svg`), 'utf8')).toContain(`viewBox="0 0 ${logo.width} ${logo.height}"`);
      const png = readFileSync(at(`${name}/${file}.png`));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([logo.width * 2, logo.height * 2]);
    }
  });
});

function readTokens(file: string): [string, string][] {
  const css = readFileSync(at(file), 'utf8');
  return [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const channels = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex)?.slice(1);
  if (channels === undefined) throw new Error(`Not a colour: ${hex}`);
  const [red, green, blue] = channels.map((channel) => {
    const part = Number.parseInt(channel, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
