import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brandFaults, checkBrand } from './check-brand.ts';
import { chosenBrand } from './chosen-brand.ts';
import { brandByName, brandNames, brandsIn, shippedBrands } from './read-brands.ts';
import { shippedVariant } from './shipped-variants.ts';

describe('the brand variants that come with the shop', () => {
  const all = brandsIn([shippedBrands]);

  test('DEC-132 UI-33 nordvarde and tumle have two lines, stabel has one', () => {
    expect(Object.fromEntries(all.map(({ name, headerLines }) => [name, headerLines]))).toMatchObject({
      nordvarde: 2,
      stabel: 1,
      tumle: 2,
    });
  });

  test('DEC-132 CONST-20 each of the five features is on for some brands and off for others', () => {
    const features = {
      maintenance: true,
      info: true,
      about: true,
      support: true,
      topLeftSupport: true,
      clubGuarantee: true,
    };
    expect(shippedVariant('nordvarde').features).toEqual(features);
    expect(shippedVariant('tumle').features).toEqual({ ...features, info: false, topLeftSupport: false });
    expect(shippedVariant('stabel').features).toEqual({
      ...features,
      maintenance: false,
      about: false,
      topLeftSupport: false,
      clubGuarantee: true,
    });
  });

  test.each(all)('$name has nothing that would keep it from opening: WCAG 1.4.3, 1.4.11, UI-23', (brand) => {
    expect(brandFaults(brand)).toEqual([]);
  });

  test('DEC-34 contact addresses can reach no real person, and no real company has the number', () => {
    for (const { contact, orgNo } of all) {
      expect(contact.email).toMatch(/\.example$/);
      for (const { url } of contact.social) expect(new URL(url).hostname).toMatch(/\.example$/);
      expect(isRealOrgNo(orgNo.replaceAll(' ', ''))).toBe(false);
    }
  });
});

describe('a folder of the chain', () => {
  const places: string[] = [];
  afterAll(() => {
    for (const place of places) rmSync(place, { recursive: true });
  });

  /** A copy of a shipped variant under another name, changed. */
  function folderWith(change: (file: Record<string, unknown>) => void): string {
    const place = mkdtempSync(path.join(tmpdir(), 'hent-brands-'));
    places.push(place);
    cpSync(path.join(shippedBrands, 'nordvarde'), path.join(place, 'fjellgard'), { recursive: true });
    const file = path.join(place, 'fjellgard/brand.json');
    const value = { ...JSON.parse(readFileSync(file, 'utf8')), basedOn: null };
    change(value);
    writeFileSync(file, JSON.stringify(value));
    return place;
  }
  const reading = (change: (file: Record<string, unknown>) => void) => () =>
    brandByName([folderWith(change)], 'fjellgard');

  test('is one more brand variant, and wins over a shipped one of its name', () => {
    const place = folderWith((file) => {
      file.displayName = 'Fjellgard';
    });
    expect(brandNames([shippedBrands, place])).toContain('fjellgard');
    expect(brandByName([shippedBrands, place], 'fjellgard').displayName).toBe('Fjellgard');
    expect(chosenBrand([shippedBrands, place], null).name).toBe('fjellgard');
    expect(chosenBrand([shippedBrands, place], 'tumle').name).toBe('tumle');
    expect(chosenBrand([shippedBrands], null).name).toBe('nordvarde');
  });

  test('DEC-132 an unknown name is refused with a list of the known ones', () => {
    expect(() => brandByName([shippedBrands], 'pallas')).toThrow(
      "Unknown brand name 'pallas'. Known brand names: nordvarde, stabel, tumle",
    );
    expect(() => brandByName([shippedBrands], '../brands/nordvarde')).toThrow('Unknown brand name');
  });

  test.each<[string, (file: Record<string, unknown>) => void, string]>([
    ['an organisation number with a letter', (file) => (file.orgNo = '91234567x'), 'orgNo: must be nine digits'],
    ['a misspelt setting', (file) => (file.tagLine = 'x'), 'there is no tagLine here'],
    [
      'a link that is no https',
      (file) => (file.contact = { ...(file.contact as object), social: [{ name: 'x', url: 'javascript:alert(1)' }] }),
      'contact.social.0.url',
    ],
    ['a folder that is not there', (file) => (file.basedOn = 'nowhere'), 'basedOn: there is no folder nowhere'],
  ])('%s is one clear line', (_, change, message) => {
    expect(reading(change)).toThrow(message);
    expect(reading(change)).toThrow(/^[^\n]+$/);
  });

  test.each([
    'red;}body{display:none',
    '</style><script>alert(1)</script>',
    'url(https://elsewhere.example/x)',
    '\\75rl(x)',
  ])('a token cannot leave its declaration: %s', (value) => {
    const change = (file: Record<string, unknown>) => {
      file.theme = { ...(file.theme as object), tokens: { slat: value } };
    };
    expect(reading(change)).toThrow('theme.tokens.slat: must be one value of CSS');
  });

  test('text that cannot be read stops the start, with the pair, its contrast and the one it needs', () => {
    const place = folderWith((file) => {
      const theme = file.theme as { colors: Record<string, string> };
      theme.colors['ink-2'] = '#b0b0b0';
    });
    const brand = brandByName([place], 'fjellgard');
    expect(brandFaults(brand)[0]).toMatch(/^theme\.colors: ink-2 on bg has a contrast of 1\.\d\d, and needs 4\.5$/);
    expect(() => checkBrand(brand)).toThrow(
      /^Brand variant fjellgard: .* \(and 3 more: npm run brand -- check fjellgard\)$/,
    );
  });

  test.each([
    ['<svg viewBox="0 0 260 50"><script>1</script></svg>', 'holds a script'],
    ['<svg viewBox="0 0 260 50"><g onload="x()"/></svg>', 'holds a script'],
    ['<svg viewBox="0 0 260 50"><image href="https://elsewhere.example/a.png"/></svg>', 'holds a script'],
    ['<svg viewBox="0 0 99 50"/>', 'must have viewBox="0 0 260 50"'],
  ])('a logo %s is refused', (svg, message) => {
    const place = folderWith(() => {});
    writeFileSync(path.join(place, 'fjellgard/logo.svg'), svg);
    expect(brandFaults(brandByName([place], 'fjellgard')).join()).toContain(message);
  });

  test('nor is a mark for dark ground that does more than draw', () => {
    const place = folderWith(() => {});
    writeFileSync(path.join(place, 'fjellgard/mark-neg.svg'), '<svg><script>1</script></svg>');
    expect(brandFaults(brandByName([place], 'fjellgard'))[0]).toContain('mark-neg.svg holds a script');
  });
});

/** The ninth digit of a Norwegian organisation number checks the eight before it. */
function isRealOrgNo(digits: string): boolean {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}
