import { describe, expect, test } from 'vitest';
import { svgFaults } from '#tests/svg-faults.ts';
import { isSceneName, SCENE_NAMES, scene } from './scene.ts';
import { PALETTES, type PaletteName } from './scenes/palettes.ts';

const palettes = Object.keys(PALETTES) as PaletteName[];
const SIZES = [
  { width: 1440, height: 640 },
  { width: 390, height: 560 },
  { width: 820, height: 1100 },
];

describe.each(SCENE_NAMES)('%s', (name) => {
  test.each(palettes)('is well formed in the light of %s', (palette) => {
    for (const size of SIZES) {
      for (const seed of [1, 2, 'LTB-7']) expect(svgFaults(scene(name, { palette, seed, ...size }))).toEqual([]);
    }
  });

  test('is drawn the same for the same options', () => {
    const options = { palette: 'tumle', seed: 9, spotX: 0.4 } as const;
    expect(scene(name, options)).toBe(scene(name, options));
  });

  test('looks another way with another seed and another palette', () => {
    const pictures = new Set([
      scene(name, { seed: 1 }),
      scene(name, { seed: 2 }),
      ...palettes.map((palette) => scene(name, { seed: 3, palette })),
    ]);
    expect(pictures.size).toBe(2 + palettes.length);
  });

  test('fills the box it is asked for', () => {
    expect(scene(name, { width: 900, height: 420 })).toContain('viewBox="0 0 900 420"');
  });

  test('takes a palette of its own', () => {
    expect(scene(name, { palette: { ...PALETTES.stabel, accent: '#123456' } })).toContain('#123456');
  });
});

test('a named scene is an image to assistive technology, an unnamed one is not there', () => {
  const named = scene('fjord', { title: 'Fjord & "fjell" <i sol>' });
  expect(svgFaults(named)).toEqual([]);
  expect(named).toContain('role="img" aria-label="Fjord &amp; &quot;fjell&quot; &lt;i sol>"');
  expect(scene('fjord')).toContain('aria-hidden="true"');
});

test('the prefix keeps the ids of two scenes in one document apart', () => {
  const both = scene('fjord', { prefix: 'a' }) + scene('nordlys', { prefix: 'b' });
  expect(svgFaults(both)).toEqual([]);
});

test('the span left clear of trunks thins the birch wood', () => {
  const trunks = (svg: string) => svg.split('<clipPath').length;
  expect(trunks(scene('bjork', { clear: [0, 0.5] }))).toBeLessThan(trunks(scene('bjork')));
});

test('the tent stands where it is asked to', () => {
  const tents = (spotX: number) => scene('fjell', { spotX }).match(/translate\((\S+) \S+\) scale\(0\.95\)/)?.[1];
  expect(tents(0.25)).toBe('360');
  expect(tents(0.5)).toBe('720');
});

test('an unknown scene is refused', () => {
  expect(isSceneName('fjord')).toBe(true);
  expect(isSceneName('strand')).toBe(false);
  expect(isSceneName('toString')).toBe(false);
  expect(() => scene('strand' as 'fjord')).toThrow('Unknown scene: strand');
});
