import { describe, expect, test } from 'vitest';
import { type ArticleGoods, folded, type Goods, type NamedGoods } from './goods.ts';
import { placeByName } from './picture-name.ts';
import { unsafePath } from './unsafe-path.ts';

const jacket: ArticleGoods = {
  articleId: 1,
  articleNo: 'A-9001',
  colors: [
    { colorId: 7, names: ['svart', '999'] },
    { colorId: 8, names: ['mørkblå', '510'] },
  ],
};
const shoe: ArticleGoods = { articleId: 2, articleNo: 'A-9001-2', colors: [] };
const codes: readonly [string, NamedGoods][] = [
  ['A-9001', { article: jacket, colorId: null }],
  ['A-9001-2', { article: shoe, colorId: null }],
  ['7090000000017', { article: jacket, colorId: 8 }],
];
const goods: Goods = {
  byCode: new Map(codes.map(([code, named]) => [folded(code), named])),
  ambiguous: new Set([folded('B-1')]),
  byId: new Map([jacket, shoe].map((article) => [article.articleId, article])),
};
const place = (articleId: number, colorId: number | null, position: number) => ({
  place: { articleId, colorId, position },
});

test.each([
  ['A-9001.jpg', place(1, null, 1)],
  ['a_9001.JPEG', place(1, null, 1)],
  ['A-9001_3.png', place(1, null, 3)],
  ['A-9001_svart.jpg', place(1, 7, 1)],
  ['A-9001-Mørk blå-02.webp', place(1, 8, 2)],
  ['A-9001_999_2.jpg', place(1, 7, 2)],
  ['7090000000017.avif', place(1, 8, 1)],
  ['7090000000017_4.jpg', place(1, 8, 4)],
  ['7090000000017_mørkblå_4.jpg', place(1, 8, 4)],
  // The longest known code counts.
  ['A-9001-2.jpg', place(2, null, 1)],
  ['A-9001-2_3.jpg', place(2, null, 3)],
  // As it is written comes before what only differs in its signs.
  ['A-9001_2.jpg', place(1, null, 2)],
  ['a-9001_2.jpg', place(1, null, 2)],
  ['a_9001_2.jpg', place(2, null, 1)],
  ['vår 2027/A-9001/svart_2.jpg', place(1, 7, 2)],
  ['A-9001/svart/2.jpg', place(1, 7, 2)],
  ['A-9001/1.jpg', place(1, null, 1)],
])('%s', (name, match) => {
  expect(placeByName(name, goods)).toEqual(match);
});

test.each([
  ['IMG_4711.jpg', 'is named by no EAN or article number that is known'],
  ['A-9001_lilla.jpg', "says 'lilla', which is no colour of article A-9001"],
  ['7090000000017_svart.jpg', "says 'svart', but its EAN has another colour"],
  ['A-9001_99.jpg', 'has the number 99; pictures are numbered from 1 to 24'],
  ['B-1.jpg', "is named by 'B-1', which several articles have"],
])('%s is left out', (name, problem) => {
  expect(placeByName(name, goods)).toEqual({ problem });
});

describe('a path that leads elsewhere is not followed', () => {
  test.each([
    ['javascript:alert(1)', 'script'],
    ['  JavaScript:alert(1)', 'script'],
    ['javascript&#x3a;alert(1)', 'script'],
    ['data:image/png;base64,AA', 'script'],
    ['https://elsewhere.example/a.jpg', 'outside'],
    ['//elsewhere.example/a.jpg', 'outside'],
    ['file:///etc/passwd', 'script'],
    ['C:\\bilder\\a.jpg', 'drive letter'],
    ['c:a.jpg', 'drive letter'],
    ['/etc/passwd', 'absolute'],
    ['\\\\server\\share\\a.jpg', 'absolute'],
    ['../a.jpg', 'leads out'],
    ['a/../../b.jpg', 'leads out'],
    ['a\\..\\b.jpg', 'leads out'],
    ['%2e%2e/a.jpg', 'leads out'],
    ['a\0.jpg', 'control'],
    ['', 'empty'],
  ])("'%s'", (path, why) => {
    expect(unsafePath(path)).toContain(why);
  });

  test('ordinary ones are', () => {
    for (const path of ['a.jpg', './vår 2027/A-9001..2.jpg', 'mappe\\b.png', 'æøå/Ø.jpg'])
      expect(unsafePath(path)).toBeNull();
  });
});
