// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Article } from '#domain/article/article.ts';
import { sampleArticle } from '#domain/article/sample-article.ts';
import { kroner } from '#domain/money/money.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { ArticleCard } from './article-card.tsx';
import { cardOf } from './card-article.ts';

let mounted: Mounted;

afterEach(() => mounted.unmount());

function show(change: Partial<Article>): HTMLElement {
  mounted = mount(
    <MemoryRouter>
      <ArticleCard article={cardOf(sampleArticle(change))} />
    </MemoryRouter>,
  );
  return mounted.container;
}

test('W02.1 DEC-69 DEC-70 name, price and the price before', () => {
  const card = show({});
  expect(find(card, 'h2 a').textContent).toBe('Heldre Jan Mayen Skalljakke');
  expect(find(card, 'h2 a').getAttribute('href')).toBe('/product/heldre-jan-mayen-skalljakke');
  expect(card.textContent).toContain('1\u00a0299,00\u00a0kr');
  expect(find(card, 's').textContent).toBe('1\u00a0999,00\u00a0kr');
});

test('who listens hears the name before the price', () => {
  const text = show({}).textContent ?? '';
  expect(text.indexOf('Skalljakke')).toBeLessThan(text.indexOf('299,00'));
});

test.each([
  ['percent', null, '−35\u00a0%'],
  ['multi', '3 for 2', '3 for 2'],
  ['club', null, 'Klubbpris'],
  ['price', null, 'Tilbud'],
] as const)('ENT-21 ENT-33 a campaign of type %s is labelled', (labelType, text, words) => {
  const labelData = text === null ? null : { text };
  const campaign = { id: 1, articleId: 1001, price: kroner(1299), labelType, labelData };
  expect(show({ price: kroner(1999), campaigns: [campaign] }).textContent).toContain(words);
});

test('TXT-18 pant is told of, as it is part of the price', () => {
  expect(show({ pant: kroner(3) }).textContent).toContain('inkl. pant 3,00\u00a0kr');
});

test('the price per kilo follows the campaign, and is said in words', () => {
  const campaign = { id: 1, articleId: 1001, price: kroner(22), labelType: 'price' as const, labelData: null };
  const card = show({ price: kroner(33), campaigns: [campaign], content: { amount: 55, unit: 'g' } });
  expect(card.textContent).toContain('400,00\u00a0kr/kg');
  expect(card.textContent).toContain('400,00\u00a0kroner per kilo');
});

test('at most two labels', () => {
  const campaign = { id: 1, articleId: 1001, price: kroner(999), labelType: 'club' as const, labelData: null };
  const card = show({ campaigns: [campaign], customLabel: 'Nyhet', onlyCC: true });
  expect(card.textContent).toContain('KlubbprisNyhet');
  expect(card.textContent).not.toContain('Kun Klikk');
});
