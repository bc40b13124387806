import { expect, test } from 'vitest';
import { LiveBrand, perEdition } from './live-brand.ts';
import { shippedVariant } from './shipped-variants.ts';

const files = shippedVariant('nordvarde');

test('what the office has changed stands over the files, and what it has not changed is theirs', () => {
  const brand = new LiveBrand(files);
  const sheet = perEdition(brand, () => brand.theme.colors.sale);
  expect(sheet()).toBe(files.theme.colors.sale);
  const mark = '<svg/>';
  expect(
    brand.change(
      {
        displayName: 'Nordvarde Sport',
        'contact.phone': '15 55 10 11',
        'theme.colors.sale': '#a3330f',
        'drawings.logo': { hash: 'a', kind: 'svg', width: 300, height: 100 },
      },
      3,
      new Map([['mark.svg', mark]]),
    ),
  ).toEqual([]);
  expect(brand.displayName).toBe('Nordvarde Sport');
  expect(brand.contact).toEqual({ ...files.contact, phone: '15 55 10 11' });
  expect(brand.logo).toMatchObject({ width: 150, height: 50 });
  expect(sheet()).toBe('#a3330f');
  expect(brand.drawing('mark.svg')).toBe(mark);
  expect(brand.legalName).toBe(files.legalName);
  brand.change({}, 4, new Map());
  expect({ name: brand.displayName, logo: brand.logo, sale: sheet() }).toEqual({
    name: files.displayName,
    logo: files.logo,
    sale: files.theme.colors.sale,
  });
});

test.each([
  ['a colour that cannot be read', { 'theme.colors.sale': '#ff9900' }, 'theme.colors.on-sale'],
  ['a link that is no address', { 'menu.links': [{ title: 'x', url: 'javascript:alert(1)' }] }, 'menu.links'],
  ['a number that is none', { orgNo: '12' }, 'orgNo'],
  ['what is not the office’s', { basedOn: 'x' }, 'basedOn'],
])('%s leaves the files alone, and is told', (_, changes, field) => {
  const brand = new LiveBrand(files);
  expect(brand.change(changes, 1, new Map()).map((fault) => fault.field)).toEqual([field]);
  expect(brand.theme).toEqual(files.theme);
  expect(brand.changedBy(changes)).toBeNull();
});
