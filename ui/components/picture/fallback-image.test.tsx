// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { find, type Mounted, mount } from '../testing/mount.ts';
import { FallbackImage } from './fallback-image.tsx';

let mounted: Mounted;

afterEach(() => {
  mounted.unmount();
  vi.restoreAllMocks();
});

const logo = <FallbackImage src="/logo.svg" fallbackSrc="/logo.png" alt="Nordvarde" />;

function image(): HTMLImageElement {
  return find<HTMLImageElement>(mounted.container, 'img');
}

test('UI-23 the svg is tried first, the png is shown when it fails', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  mounted = mount(logo);
  expect(image().getAttribute('src')).toBe('/logo.svg');
  act(() => {
    image().dispatchEvent(new Event('error'));
  });
  expect(image().getAttribute('src')).toBe('/logo.png');
});

test('UI-23 TRAP-42 an svg that failed before hydration is noticed after mounting', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  mounted = mount(logo);
  expect(image().getAttribute('src')).toBe('/logo.png');
});

test('UI-23 an svg that was there before hydration stays', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(260);
  mounted = mount(logo);
  expect(image().getAttribute('src')).toBe('/logo.svg');
});
