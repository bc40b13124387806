import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedColors } from '#domain/color/theme-contrast.ts';
import { servedTheme } from './served-theme.ts';
import { shippedVariants } from './shipped-variants.ts';
import { themeTokens } from './theme-sheet.ts';

const tokens = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8');

test('the colours that all themes share are those of the sheet', () => {
  for (const [role, value] of Object.entries(sharedColors)) expect(tokens).toContain(`--c-${role}: ${value};`);
});

test.each(shippedVariants)('$name: every property the shop uses is set, once, by the theme or for all', (brand) => {
  const { css, fonts } = servedTheme(brand, '/assets/fonts');
  const own = themeTokens(brand.theme);
  for (const role of ['f-display', 'f-body', 'f-price', 'display-weight', 'r-md', 'slat', 'hero-size', 'header-height'])
    expect([role, role in own]).toEqual([role, true]);
  for (const [name, value] of Object.entries(own)) expect(css.split(`--${name}:${value};`)).toHaveLength(2);
  expect(css).toContain(`[data-theme="${brand.name}"]{`);
  for (const { address, bytes } of fonts) {
    expect(address).toMatch(/^\/assets\/fonts\/[\w-]+\.woff2$/);
    expect(css).toContain(`url("${address}")`);
    expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
  }
});
