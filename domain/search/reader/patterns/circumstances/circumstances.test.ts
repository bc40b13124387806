import { describe, expect, test } from 'vitest';
import { sampleShop } from '#tests/sample-shop.ts';
import { readIntent } from '../../read-intent.ts';

const keysOf = (text: string) => readIntent(text, sampleShop, { unfinished: false }).readings.map(({ key }) => key);

describe('what stands beside what is wanted', () => {
  test.each([
    ['jakke som er lett å ta på', ['goods:jakke']],
    ['mannen min fyller 60 og vil ha jakke', ['gender:herre', 'goods:jakke']],
    ['har fått en jakke av bestefar', ['goods:jakke']],
    ['jeg vet ikke hva slags jakke', ['goods:jakke']],
    ['har dere jakker', ['goods:jakker']],
    ['en kvinne på 45 som vil ha jakke', ['gender:dame', 'goods:jakke']],
    ['jakke budsjett 500', ['goods:jakke', 'price:-500']],
    ['mor er 80 og vil ha jakke', ['gender:dame', 'goods:jakke']],
    ['jakka mi er slitt, trenger nye', ['goods:jakka']],
    ['jakke til jobb', ['goods:jakke', 'use:jobb', 'gender:voksen']],
    ['jakke til datteren min på jobb', ['goods:jakke', 'gender:jente', 'use:på jobb']],
  ])('%s', (text, keys) => {
    expect(keysOf(text)).toEqual(keys);
  });

  test('who or what is ours is no spring, and a tall person no high thing', () => {
    expect(keysOf('treneren vår trenger jakke')).not.toContain('season:vår');
    expect(keysOf('er 195 høy og trenger jakke')).not.toContain('weather:høy');
  });

  test('a number of a size stays one', () => {
    expect(keysOf('sko dame 42 og 43')).toContain('size:43');
    expect(keysOf('sko dame 42 som er rød')).toContain('size:42');
  });

  test('who must not be wet is no person to leave out', () => {
    const keys = keysOf('noe så ikke barna blir våte');
    expect(keys).toContain('gender:barn');
    expect(keys.some((key) => key.startsWith('not:'))).toBe(false);
  });

  test('what somebody does not bear is what goods must not be of', () => {
    expect(keysOf('jakke til en som er allergisk mot ull')).toContain('not:ull');
  });
});
