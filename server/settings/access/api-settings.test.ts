import { expect, test } from 'vitest';
import { apiOrigins } from './api-settings.ts';

test('origins are taken as they stand', () => {
  expect([...apiOrigins('')]).toEqual([]);
  expect([...apiOrigins(' https://app.example , http://localhost:5173,')]).toEqual([
    'https://app.example',
    'http://localhost:5173',
  ]);
});

test.each([
  '*',
  'null',
  'https://*.app.example',
  'https://app.example/',
  'https://app.example/x',
  'http://app.example',
])('%s is refused in one line', (text) => {
  expect(() => apiOrigins(`https://ok.example,${text}`)).toThrow(/^API_ORIGINS has '[^\n]+$/);
});
