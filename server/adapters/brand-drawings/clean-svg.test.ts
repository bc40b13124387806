import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"';
const path = '<path d="M0 0h10v10z" fill="#123456" />';

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an act', '<path d="M1 1" onclick="alert(1)"/>'],
  ['a link out', '<a href="https://elsewhere.example"><path d="M1 1"/></a>'],
  [
    'a foreign element',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['a picture from elsewhere', '<image href="https://elsewhere.example/a.png"/>'],
  ['a picture within', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['a use from elsewhere', '<use xlink:href="https://elsewhere.example/a.svg#b"/>'],
  ['a paint from elsewhere', '<rect width="1" height="1" fill="url(https://elsewhere.example/a#b)"/>'],
  ['an animation that sets an address', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['a sheet that fetches', '<style>@import url(https://elsewhere.example/a.css);</style>'],
])('%s is taken out and the shapes stay', (_, bad) => {
  const cleaned = cleanSvg(`<svg ${box}>${bad}${path}</svg>`) ?? '';
  expect(cleaned).toContain('d="M0 0h10v10z"');
  expect(cleaned).not.toMatch(/script|alert|elsewhere|data:|foreign|onerror|<a|<image|<style|<set/i);
});

test('what a drawing program writes keeps its box, its gradients and the paint of its classes', () => {
  const cleaned =
    cleanSvg(`<?xml version="1.0" encoding="UTF-8"?><!-- made by a program -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg id="Layer_1" ${box}><defs><style>.cls-1,.cls-2{fill:#c0431a;}.cls-2{stroke:#fff}</style>
    <linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <path class="cls-2" d="M1 1"/><rect width="3" height="3" style="fill:url(#g)" /><circle r="2" fill="url(#g)"/></svg>`) ??
    '';
  expect(cleaned).toMatch(/^<svg id="Layer_1" xmlns/);
  expect(cleaned).toContain('viewBox="0 0 200 50"');
  expect(cleaned).toContain('<path fill="#c0431a" stroke="#fff" d="M1 1"');
  expect(cleaned).toContain('<linearGradient id="g"><stop offset="0" stop-color="#fff"');
  expect(cleaned).toContain('<circle r="2" fill="url(#g)"');
});

test.each(['', 'hei', '<html><svg/></html>', '<svg viewBox="0 0 1 1"></svg>', '<svg><script>1</script></svg>'])(
  'what is no drawing is none: %s',
  (text) => {
    expect(cleanSvg(text)).toBeNull();
  },
);

test('entities cannot bring anything in', () => {
  const cleaned =
    cleanSvg(`<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg ${box}>&x;${path}</svg>`) ?? '';
  expect(cleaned).not.toMatch(/<script/);
});
