import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

test('R35 nothing in a text is markup, nor ends an attribute', () => {
  expect(escapeHtml(`<b title="x" lang='nb'>&amp;`)).toBe('&lt;b title=&quot;x&quot; lang=&#39;nb&#39;&gt;&amp;amp;');
});

test('what was escaped comes back as it was', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => unescapeHtml(escapeHtml(text)) === text));
  expect(unescapeHtml(escapeHtml('&lt;'))).toBe('&lt;');
});
