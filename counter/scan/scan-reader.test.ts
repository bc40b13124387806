import { describe, expect, test } from 'vitest';
import { isEan } from '#domain/goods/check-digit.ts';
import { meaningOf } from './meaning.ts';
import { scanReader } from './scan-reader.ts';

function reading() {
  const scans: string[] = [];
  const keys: string[] = [];
  const reader = scanReader(
    (text) => scans.push(text),
    (key) => keys.push(key),
  );
  const type = (text: string, apart: number, from = 0) =>
    [...text].forEach((key, index) => {
      reader.take(key, from + index * apart);
    });
  return { scans, keys, reader, type };
}

describe('a scanner that types', () => {
  test('a burst that ends with Enter is a scan, and none of its keys acts', () => {
    const { scans, keys, reader, type } = reading();
    type('7041890204171', 8);
    expect(reader.take('Enter', 110)).toBe(true);
    expect(scans).toEqual(['7041890204171']);
    expect(keys).toEqual([]);
  });

  test('a code that begins with P does not open the pick screen', () => {
    const { scans, keys, reader, type } = reading();
    type('PKT49', 5);
    reader.take('Enter', 30);
    expect([scans, keys]).toEqual([['PKT49'], []]);
  });

  test('a person types slowly: every key is handed on', () => {
    const { scans, keys, reader, type } = reading();
    type('pu', 200);
    reader.rest();
    expect([scans, keys]).toEqual([[], ['p', 'u']]);
  });

  test('Enter alone is the page’s: a button that has the focus is pressed', () => {
    const { scans, reader } = reading();
    expect(reader.take('Enter', 0)).toBe(false);
    expect(scans).toEqual([]);
  });

  test('a burst without Enter is typing after all', () => {
    const { scans, keys, reader, type } = reading();
    type('H7KFD', 10);
    reader.rest();
    expect([scans, keys]).toEqual([[], ['H', '7', 'K', 'F', 'D']]);
  });
});

describe('what was scanned', () => {
  test.each([
    ['7041890204171', { kind: 'ean', ean: '7041890204171' }],
    ['b4', { kind: 'place', place: 'B4' }],
    ['20431', { kind: 'order', id: 20431 }],
    ['https://shop.example/disk/ordre/20431', { kind: 'order', id: 20431 }],
    ['h7kfd', { kind: 'code', code: 'H7KFD' }],
    [
      'https://shop.example/checkout/kvittering/7?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
      { kind: 'receipt', token: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG' },
    ],
    ['Sunniva', { kind: 'other', text: 'Sunniva' }],
  ])('%s', (text, meaning) => {
    expect(meaningOf(text)).toEqual(meaning);
  });

  test('an article number has the right check digit', () => {
    expect([isEan('7041890204171'), isEan('7041890204172'), isEan('96385074'), isEan('123')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
