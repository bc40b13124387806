// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';
import { devicePosition } from './geolocation.ts';
import { openShareSheet } from './share-sheet.ts';

afterEach(() => vi.unstubAllGlobals());

const shared = { title: 'Klær', url: 'https://nordvarde.example/klaer' };

test('API-74 a failed lookup is a PositionError with the provider’s message and code', async () => {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (_: unknown, fail: (e: object) => void) => fail({ message: 'User denied', code: 1 }),
    },
  });
  await expect(devicePosition()).rejects.toMatchObject({ name: 'PositionError', message: 'User denied', code: 1 });
});

test('API-74 a device that cannot tell is a PositionError too', async () => {
  vi.stubGlobal('navigator', {});
  await expect(devicePosition()).rejects.toMatchObject({ name: 'PositionError', code: 2 });
});

test('ENT-54 a found position is latitude and longitude', async () => {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: (p: object) => void) =>
        found({ coords: { latitude: 59.9, longitude: 10.7, accuracy: 9 } }),
    },
  });
  expect(await devicePosition()).toEqual({ latitude: 59.9, longitude: 10.7 });
});

test('UI-15 the device’s share sheet gets title and url', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  expect(await openShareSheet(shared)).toBe('shared');
  expect(share).toHaveBeenCalledWith(shared);
});

test('UI-16 no share sheet is unavailable; one that was closed is not', async () => {
  vi.stubGlobal('navigator', {});
  expect(await openShareSheet(shared)).toBe('unavailable');
  vi.stubGlobal('navigator', { share: async () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await openShareSheet(shared)).toBe('dismissed');
  vi.stubGlobal('navigator', { share: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(await openShareSheet(shared)).toBe('unavailable');
});

test('UI-13 the url goes on the clipboard', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText(shared.url)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(shared.url);
});

test('UI-13 without a clipboard object a selected field is copied and taken away again', async () => {
  vi.stubGlobal('navigator', {});
  let selected = '';
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  };
  expect(await copyText(shared.url)).toBe(true);
  expect(selected).toBe(shared.url);
  expect(document.querySelector('textarea')).toBeNull();
});
