import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignSlugs, trailingId } from './assign-slugs.ts';

const jacket = 'Heldre Jan Mayen Skalljakke';

test('DEC-10 the visible article with the lowest id has the plain slug, the others carry their id', () => {
  const slugs = assignSlugs([
    { id: 1006, name: jacket, visible: true },
    { id: 1001, name: jacket, visible: true },
    { id: 900, name: jacket, visible: false },
  ]);
  expect(slugs.get(1001)).toBe('heldre-jan-mayen-skalljakke');
  expect(slugs.get(1006)).toBe('heldre-jan-mayen-skalljakke-1006');
  expect(slugs.get(900)).toBe('heldre-jan-mayen-skalljakke-900');
});

test('DEC-10 TRAP-09 a name that reads as an id carries the id', () => {
  expect(assignSlugs([{ id: 12, name: '5000', visible: true }]).get(12)).toBe('5000-12');
});

test('DEC-10 a name without a letter still has an address', () => {
  expect(assignSlugs([{ id: 12, name: '???', visible: true }]).get(12)).toBe('vare-12');
});

test('DEC-10 a plain slug gives way to the suffixed slug of another article', () => {
  const slugs = assignSlugs([
    { id: 1, name: 'Ski', visible: true },
    { id: 5, name: 'Ski 7', visible: true },
    { id: 7, name: 'Ski', visible: true },
  ]);
  expect([slugs.get(1), slugs.get(5), slugs.get(7)]).toEqual(['ski', 'ski-7-5', 'ski-7']);
});

test('DEC-10 TRAP-10 every article has one slug of its own, whatever the names and the order', () => {
  const names = fc.constantFrom('Ski', 'ski 2', 'Ski-3', 'ski 2 3', '7', '7-2', '!', 'vare', 'vare 1');
  const articles = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 12 }), name: names, visible: fc.boolean() }),
    {
      selector: (article) => article.id,
    },
  );
  fc.assert(
    fc.property(articles, (list) => {
      const slugs = assignSlugs(list);
      expect(slugs.size).toBe(list.length);
      expect(new Set(slugs.values()).size).toBe(list.length);
      for (const slug of slugs.values()) expect(slug).not.toMatch(/^\d*$/);
      expect(assignSlugs([...list].reverse())).toEqual(slugs);
    }),
  );
});

test('DEC-10 the id at the end of an old slug is read', () => {
  expect(trailingId('heldre-jan-mayen-skalljakke-1001')).toBe(1001);
  expect(trailingId('heldre-jan-mayen-skalljakke')).toBeNull();
  expect(trailingId('50l')).toBeNull();
});
