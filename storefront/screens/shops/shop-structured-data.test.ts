import { expect, test } from 'vitest';
import type { ShopRecord } from '#contract/place.ts';
import { addressLine } from './address-line.ts';
import { shopStructuredData } from './shop-structured-data.ts';

const shop: ShopRecord = {
  id: 1,
  no: '101',
  name: 'Oslo',
  slug: 'oslo',
  fullName: 'Nordvarde Oslo',
  orgNo: '900000015',
  description: '',
  openingHours: '1-5 1000-2000,6 1000-2400',
  openingExceptions: [],
  mapLink: '',
  postNo: '0155',
  postPlace: 'OSLO',
  address: 'Storgata 12',
  email: 'oslo@nordvarde.example',
  phone: '15 55 01 00',
  messengerId: '',
  chainId: 1,
  coords: { latitude: 59.9139, longitude: 10.7522 },
  distance: null,
};

test('ENT-50 a shop as schema.org’s Store, what is not known left out', () => {
  expect(shopStructuredData(shop, 'Nordvarde', 'https://nordvarde.example')).toEqual({
    '@type': 'SportingGoodsStore',
    '@id': 'https://nordvarde.example/butikker/oslo',
    url: 'https://nordvarde.example/butikker/oslo',
    name: 'Nordvarde Oslo',
    branchCode: '101',
    parentOrganization: { '@type': 'Organization', name: 'Nordvarde', url: 'https://nordvarde.example/' },
    telephone: '15 55 01 00',
    email: 'oslo@nordvarde.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Storgata 12',
      postalCode: '0155',
      addressLocality: 'OSLO',
      addressCountry: 'NO',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 59.9139, longitude: 10.7522 },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '10:00',
        closes: '20:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '23:59' },
    ],
  });
});

test('ENT-51 days that differ are told, closed ones as an opening of no length', () => {
  const openingExceptions = [
    { date: '2026-12-24', hours: '1000-1300', reason: 'Julaften' },
    { date: '2026-12-31', hours: null, reason: 'Varetelling' },
  ];
  const { specialOpeningHoursSpecification } = shopStructuredData({ ...shop, openingExceptions }, 'Nordvarde', '');
  expect(specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '13:00' },
    { validFrom: '2026-12-31', opens: '00:00', closes: '00:00' },
  ]);
});

test('an address in one line', () => {
  expect(addressLine(shop)).toBe('Storgata 12, 0155 OSLO');
  expect(addressLine({ address: '', postNo: '0155', postPlace: '' })).toBe('0155');
});
