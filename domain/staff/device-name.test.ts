import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a browser has a short name that lasts over its updates', () => {
  const chrome = (version: string) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
  expect(deviceName(chrome('140.0.0.0'))).toBe('Chrome, Windows');
  expect(deviceName(chrome('141.0.0.0'))).toBe('Chrome, Windows');
  expect(deviceName(`${chrome('140.0.0.0')} Edg/140.0.0.0`)).toBe('Edge, Windows');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari, iOS',
  );
  expect(deviceName('curl/8.0')).toBe('');
});
