import { expect, test } from 'vitest';
import { sampleShop } from '#tests/sample-shop.ts';
import { readIntent } from '../../read-intent.ts';

const keysOf = (text: string) => readIntent(text, sampleShop, { unfinished: false }).readings.map(({ key }) => key);

test('with whom a child goes is not whom it is for', () => {
  const keys = keysOf('gutten på fire vil bli med far og trenger redningsvest');
  expect(keys).toContain('gender:gutt');
  expect(keys).not.toContain('gender:herre');
});

test('what one sleeps in is for the degrees, what one has on is for the cold', () => {
  expect(keysOf('skal ligge ute i tjue kuldegrader')).toContain('temperature:-20');
  expect(keysOf('hva skal jeg ha på meg i tjue kuldegrader')).toContain('weather:kulde');
});

test('how a thing is in a word of -bar is no bar', () => {
  expect(keysOf('brukbare telt')).toEqual(['goods:telt']);
});
