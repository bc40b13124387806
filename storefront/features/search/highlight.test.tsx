import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Highlight } from './highlight.tsx';

test.each([
  ['jakke', 'jak', '<mark>jak</mark>ke'],
  ['regnjakke', 'jakke', 'regn<mark>jakke</mark>'],
  ['rød jakke dame', 'rød jak', '<mark>rød</mark> <mark>jak</mark>ke dame'],
  ['sovepose', 'sleep', 'sovepose'],
  ['jakke', 'jakek', 'jakke'],
  ['brettskinne', 'ski', 'brettskinne'],
])('of %j, when %j is typed: %s', (text, query, html) => {
  expect(renderToStaticMarkup(<Highlight text={text} query={query} />)).toBe(html);
});
