import { expect, test } from 'vitest';
import { soundKey } from './sound-key.ts';

test.each([
  ['regnklær', 'reingkler'],
  ['hjelm', 'hjølm'],
  ['fisketur', 'fesketur'],
  ['skøyter', 'sjøyter'],
  ['hanske', 'hainska'],
  ['votter', 'våtta'],
  ['sekk', 'sækken'],
  ['hvit', 'kvit'],
  ['rødt', 'raudt'],
])('%s and %s sound the same', (one, other) => {
  expect(soundKey(other)).toBe(soundKey(one));
});

test.each([
  ['jakke', 'racket'],
  ['lue', 'lykt'],
  ['sokk', 'sekk'],
  ['støvel', 'stol'],
])('%s and %s do not', (one, other) => {
  expect(soundKey(other)).not.toBe(soundKey(one));
});
