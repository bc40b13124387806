import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FieldValue } from '#domain/goods/held-field.ts';
import { deskGoods } from '#server/database/desk/goods/goods-rows.ts';
import { release } from '#server/use-cases/desk/goods/release-field.ts';
import { writeFields } from '#server/use-cases/desk/goods/write-fields.ts';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import { undoRun } from './runs/undo-run.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const id = 1001;
const now = async () => {
  const article = await deskGoods(given.database).lock(id);
  if (article === null) throw new Error('The article is gone');
  return article;
};
const imported = (label: FieldValue) => given.run('articles', [{ ArticleID: id, WebLabel: label }]);
const written = async (label: FieldValue) => {
  const goods = deskGoods(given.database);
  const outcome = await writeFields(goods, { id, article: await now(), values: { label }, by: null });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
};
const released = async () => {
  const article = await now();
  if (article.held.has('label')) await release(deskGoods(given.database), { id, article, field: 'label' });
};

type Step = { readonly does: 'import' | 'write'; readonly label: string | null } | { readonly does: 'release' };
const label = fc.constantFrom('Nyhet', 'Bestselger', 'Siste par', null);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('import' as const, 'write' as const), label }),
  fc.constant({ does: 'release' as const }),
);

test('in any order of importing, writing and releasing, the import has what is not held and is remembered where it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await given.database.execute('DELETE FROM held_fields');
      let value = (await now()).values.label;
      let said: FieldValue | undefined;
      for (const one of steps) {
        if (one.does === 'import') {
          await imported(one.label);
          if (said === undefined) value = one.label;
          else said = one.label;
        } else if (one.does === 'write') {
          await written(one.label);
          if (one.label !== value && said === undefined) said = value;
          value = one.label;
        } else {
          await released();
          if (said !== undefined) value = said;
          said = undefined;
        }
        const { values, held } = await now();
        expect([values.label, held.get('label')]).toEqual([value, said]);
      }
    }),
    { numRuns: 12 },
  );
});

test('a line that is bad, and a dry run, say nothing', async () => {
  await written('Vår egen');
  await given.run('articles', [{ ArticleID: id, WebLabel: 'Prøve' }], { dryRun: true });
  await given.run('articles', [{ ArticleID: id, WebLabel: 'Gal', MainGroupID: 4711 }], { skipBad: true });
  expect((await now()).held.get('label')).toBeNull();
});

test('a run that is taken back leaves what is held; price and tax are never', async () => {
  await written('Vår egen');
  const { runId } = await given.run('articles', [
    { ArticleID: id, Season: 'H27', SuggestedPrice: 999, WebLabel: 'Import' },
  ]);
  expect((await now()).price).toBe(999);
  await undoRun(given.single, runId, { actor: 'test' });
  expect((await now()).values.label).toBe('Vår egen');
  expect((await now()).price).toBe(1299);
  await expect(
    given.database.execute(`INSERT INTO held_fields (article_id, field, said) VALUES (1001, 'suggested_price', '1')`),
  ).rejects.toMatchObject({ code: '23514' });
});
