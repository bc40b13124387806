import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextLookup } from './text-lookup.ts';
import { TextTableBuilder } from './text-table.ts';

test('texts come back as they were put in, and are found again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string(), (texts, other) => {
      const builder = new TextTableBuilder();
      const ids = texts.map((text) => builder.own(text));
      const table = builder.build();
      expect(ids.map((id) => table.text(id))).toEqual(texts);
      const lookup = new TextLookup(texts, (row) => table.text(ids[row] ?? 0));
      texts.forEach((text) => {
        expect([...lookup.findAll(text)].sort((a, b) => a - b)).toEqual(
          [...texts.keys()].filter((row) => texts[row] === text),
        );
      });
      expect(lookup.find(other)).toBe(texts.includes(other) ? lookup.find(other) : -1);
    }),
  );
});

test('rows come, go and change their text, many of them with the same', () => {
  const text = fc.constantFrom('a', 'b', 'c', '70000');
  fc.assert(
    fc.property(fc.array(text), fc.array(fc.tuple(fc.nat({ max: 40 }), fc.option(text))), (texts, changes) => {
      const now = new Map(texts.entries());
      const lookup = new TextLookup(texts, (row) => now.get(row) ?? '');
      for (const [row, changed] of changes) {
        const before = now.get(row);
        if (before !== undefined) lookup.remove(before, row);
        now.delete(row);
        if (changed === null) continue;
        now.set(row, changed);
        lookup.add(changed, row);
      }
      for (const asked of ['a', 'b', 'c', '70000', 'd']) {
        const expected = [...now].filter(([, held]) => held === asked).map(([row]) => row);
        expect(new Set(lookup.findAll(asked))).toEqual(new Set(expected));
        expect(lookup.find(asked) === -1).toBe(expected.length === 0);
      }
    }),
  );
});

test('a shared text is stored once, an absent one is null', () => {
  const builder = new TextTableBuilder();
  const [one, two, none] = [builder.shared('ull'), builder.shared('ull'), builder.shared(null)];
  const table = builder.build();
  expect(one).toBe(two);
  expect([table.textOrNull(one), table.textOrNull(none)]).toEqual(['ull', null]);
});
