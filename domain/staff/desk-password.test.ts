import { expect, test } from 'vitest';
import { passwordFault } from './desk-password.ts';

const kari = { name: 'Kari Solheim', email: 'kari.solheim@kjeden.example' };
const faultOf = (password: string) => passwordFault(password, kari);

test('eleven signs are too few, twelve are enough', () => {
  expect(faultOf('grønnkopp 7')).toBe('short');
  expect(faultOf('grønn kopp 7')).toBeNull();
  expect(faultOf('hest batteri stift')).toBeNull();
});

test.each([
  'Passord123456',
  'P@ssw0rd12345',
  'qwertyuiop123',
  '123456789012',
  'abcdefghijkl',
  'abcabcabcabc',
  'aaaaaaaaaaaaa',
  'Sommer-Sommer-2026!',
  'Velkommen2026!',
  '987654321098',
])('%s is known', (password) => {
  expect(faultOf(password)).toBe('known');
});

test('nobody is called what their password is', () => {
  expect(faultOf('Solheim kaffe 2')).toBe('own');
  expect(faultOf('xx-kari-xx-77')).toBe('own');
});
