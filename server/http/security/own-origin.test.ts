import { expect, test } from 'vitest';
import { ownOrigin } from './own-origin.ts';

test.each([
  ['https://shop.example', 'ond.example', 'https://shop.example'],
  ['https://shop.example', 'localhost:3000', 'https://shop.example'],
  ['https://shop.example', undefined, 'https://shop.example'],
  ['https://localhost', '127.0.0.1', 'https://localhost'],
  ['http://shop.example:8080', '127.0.0.1', 'http://shop.example:8080'],
  // A demo on this machine goes by any of its names, and by none of another.
  ['http://localhost:3000', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', '[::1]:3000', 'http://[::1]:3000'],
  ['http://localhost:3000', 'localhost:8080', 'http://localhost:8080'],
  ['http://localhost:3000', 'ond.example', 'http://localhost:3000'],
  ['http://localhost:3000', 'localhost.ond.example', 'http://localhost:3000'],
  ['http://localhost:3000', '127.0.0.1@ond.example', 'http://localhost:3000'],
  ['http://localhost:3000', 'localhost:1/ond', 'http://localhost:3000'],
  ['http://localhost:3000', '', 'http://localhost:3000'],
])('PUBLIC_URL %s asked as %s is %s', (publicUrl, host, origin) => {
  expect(ownOrigin(() => publicUrl)(host)).toBe(origin);
});
