import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { themeShapes } from '#contract/brand/theme-shapes.ts';
import { brandFaults } from '#server/brands/check-brand.ts';
import { brandByName } from '#server/brands/read-brands.ts';
import { fourthBrand } from '#tests/fourth-brand.ts';
import { askAnswers } from './ask-answers.ts';
import { makeBrand } from './make-brand.ts';

const place = mkdtempSync(path.join(tmpdir(), 'hent-brand-'));
afterAll(() => rmSync(place, { recursive: true }));

describe('npm run brand -- new', () => {
  test.each(themeShapes)('makes a folder that opens a shop as it is: %s', async (shape) => {
    const color = { soft: '#2f6b3c', square: '#ffd400', round: '#101010' }[shape];
    await makeBrand(place, `chain-${shape}`, { ...fourthBrand, shape, color, accent: null });
    const brand = brandByName([place], `chain-${shape}`);
    expect(brandFaults(brand)).toEqual([]);
    expect(brand).toMatchObject({ displayName: 'Fjellgård Sport', orgNo: '900 000 058', theme: { shape } });
    expect(brand.home?.hero.title).toBe('Velkommen til Fjellgård Sport');
    expect(brand.logo.width).toBeGreaterThan(100);
  });

  test('takes the logo that is there, and makes a light one of it for dark ground', async () => {
    const logo = path.join(place, 'own.svg');
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#123456" d="M0 0h120v40z"/></svg>',
    );
    const folder = await makeBrand(place, 'own-logo', { ...fourthBrand, logo });
    const brand = brandByName([place], 'own-logo');
    expect(brandFaults(brand)).toEqual([]);
    expect(brand.logo).toMatchObject({ width: 120, height: 40 });
    expect(readFileSync(path.join(folder, 'logo-neg.svg'), 'utf8')).toContain(brand.theme.colors['on-deep']);
  });

  test('refuses before anything is written', async () => {
    const make = (name: string, change: Partial<typeof fourthBrand> = {}) =>
      makeBrand(place, name, { ...fourthBrand, ...change });
    await expect(make('Fjellgård')).rejects.toThrow('A brand name is small letters');
    await expect(make('../up')).rejects.toThrow('A brand name is small letters');
    await expect(make('x-y', { orgNo: '12' })).rejects.toThrow('orgNo: must be nine digits');
    await expect(make('x-y', { email: 'nobody' })).rejects.toThrow('contact.email: must be an e-mail address');
    await expect(make('x-y', { logo: '/nowhere.svg' })).rejects.toThrow('There is no file /nowhere.svg');
    await make('x-y');
    await expect(make('x-y')).rejects.toThrow('already');
  });

  test('without a keyboard every answer is a flag, and a wrong one is named', async () => {
    const flags = {
      'display-name': 'Fjellgård Sport',
      'legal-name': 'Fjellgård Sport AS',
      'org-no': '900000058',
      address: 'Fjellveien 1, 5003 Bergen',
      email: 'post@fjellgard.example',
      phone: '15 55 40 40',
      color: '#2F6B3C',
    };
    await expect(askAnswers({}, false)).rejects.toThrow('These are missing: --display-name, --legal-name');
    await expect(askAnswers({ ...flags, color: 'green' }, false)).rejects.toThrow(
      "--color must be a colour, as #1f6675; not 'green'",
    );
    await expect(askAnswers({ ...flags, 'body-font': 'papyrus' }, false)).rejects.toThrow(
      '--body-font must be source-serif',
    );
    expect(await askAnswers(flags, false)).toMatchObject({
      color: '#2f6b3c',
      accent: null,
      shape: 'soft',
      headerLines: 2,
    });
  });
});
