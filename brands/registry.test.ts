import { expect, test } from 'vitest';
import { brandVariantByName, brandVariants } from './registry.ts';

test('DEC-132 UI-33 nordvarde and tumle have two lines, stabel has one', () => {
  expect(Object.fromEntries(brandVariants.map(({ name, headerLines }) => [name, headerLines]))).toEqual({
    nordvarde: 2,
    stabel: 1,
    tumle: 2,
  });
});

test('DEC-132 CONST-20 each of the five features is on for some brands and off for others', () => {
  expect(brandVariantByName('nordvarde').features).toEqual({
    maintenance: true,
    info: true,
    about: true,
    support: true,
    topLeftSupport: true,
  });
  expect(brandVariantByName('tumle').features).toEqual({
    maintenance: true,
    info: false,
    about: true,
    support: true,
    topLeftSupport: false,
  });
  expect(brandVariantByName('stabel').features).toEqual({
    maintenance: false,
    info: true,
    about: false,
    support: true,
    topLeftSupport: false,
  });
});

test('DEC-132 an unknown name is refused with a list of the known ones', () => {
  expect(() => brandVariantByName('pallas')).toThrow(
    "Unknown brand name 'pallas'. Known brand names: nordvarde, stabel, tumle",
  );
});

test('DEC-34 contact addresses can reach no real person, and no real company has the number', () => {
  for (const { contact, orgNo } of brandVariants) {
    expect(contact.email).toMatch(/\.example$/);
    for (const { url } of contact.social) expect(new URL(url).hostname).toMatch(/\.example$/);
    expect(orgNo).toMatch(/^\d{3} \d{3} \d{3}$/);
    expect(isRealOrgNo(orgNo.replaceAll(' ', ''))).toBe(false);
  }
});

/** The ninth digit of a Norwegian organisation number checks the eight before it. */
function isRealOrgNo(digits: string): boolean {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}
