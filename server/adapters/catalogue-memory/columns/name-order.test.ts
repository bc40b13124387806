import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNorwegian } from '#domain/text/collation.ts';
import { sampleCatalogue } from '#tests/conformance/catalogue/catalogue-sample.ts';
import { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import { inNameOrder } from './name-order.ts';

test('articles stand as the collator puts their names, those of one name by id', async () => {
  const [sample] = sampleCatalogue().articles;
  if (sample === undefined) throw new Error('The sample has articles');
  const name = fc.array(fc.constantFrom(...'aAåÅæz -1é'), { maxLength: 4 }).map((characters) => characters.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 30 }), async (names) => {
      const articles = names.map((own, at) => ({ ...sample, name: own, id: (at * 7) % 31 }));
      const { rows, ranks } = await inNameOrder(articles, new TimeSlice());
      expect(rows).toEqual(articles.toSorted((a, b) => compareNorwegian(a.name, b.name) || a.id - b.id));
      rows.slice(1).forEach((row, before) => {
        const isSame = compareNorwegian(rows[before]?.name ?? '', row.name) === 0;
        expect(ranks[before] === ranks[before + 1]).toBe(isSame);
      });
    }),
  );
});
