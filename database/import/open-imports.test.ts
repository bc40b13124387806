import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Imports } from '#server/ports/imports.ts';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import { openImports } from './open-imports.ts';

let given: ImportTrial;
let imports: Imports;
let folder: string;
beforeAll(async () => {
  given = await startImportTrial();
  await given.reset();
  imports = openImports({ database: given.database, databaseUrl: given.url });
  folder = await mkdtemp(path.join(tmpdir(), 'hent-imports-'));
}, 60_000);
afterAll(async () => {
  await given.close();
  await rm(folder, { recursive: true, force: true });
});

const actor = 'staff:7';
const fileOf = async (name: string, text: string) => {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return { name, file, badLines: path.join(folder, `bad-${name}`) };
};

test('a file is tried, taken and taken back, and every run is on record', async () => {
  const content = await fileOf('priser.csv', 'ArticleID;SuggestedPrice\n1001;1199\n1002;x\n');
  const refused: number[] = [];
  const request = { kind: 'prices', actor, content, onRefused: ({ line }: { line: number }) => refused.push(line) };
  const first = await imports.take(request);
  expect(first).toMatchObject({ ok: true, value: { outcome: 'refused', rows: 2, bad: 1 } });
  expect(refused).toEqual([3]);
  expect(await readFile(content.badLines, 'utf8')).toContain('1002');
  const tried = await imports.take({ ...request, skipBad: true, dryRun: true });
  expect(tried).toMatchObject({ ok: true, value: { outcome: 'done', changed: 1 } });
  expect(tried.ok && tried.value.examples[0]).toMatchObject({ line: 2, isNew: false });
  const changed: number[] = [];
  const taken = await imports.take({ ...request, skipBad: true, onChanged: ({ line }) => changed.push(line) });
  expect(changed).toEqual([2]);
  const runId = taken.ok ? taken.value.runId : 0;
  expect(await imports.run(runId)).toMatchObject({
    actor,
    fileName: 'priser.csv',
    outcome: 'done',
    changed: 1,
    bad: 1,
  });
  expect(await imports.undo(runId, actor)).toMatchObject({ ok: true, value: { changed: 1 } });
  const again = await imports.undo(runId, actor);
  expect(again).toMatchObject({ ok: false, refusal: { reason: 'refused', says: expect.stringContaining('already') } });
  expect((await imports.runs(2)).map(({ mode }) => mode)).toEqual(['undo', 'changes']);
});

test('a whole file that would empty much asks first; what cannot be read is said', async () => {
  const content = { name: 'lager', rows: [{ EanNo: '7000000100116', ShopID: 1, Qty: 5 }] };
  const whole = { kind: 'stock', actor, content, whole: { shops: null } };
  const held = await imports.take(whole);
  expect(held).toMatchObject({ ok: true, value: { outcome: 'held', asks: expect.stringContaining('empty') } });
  expect(await imports.take({ ...whole, yes: true })).toMatchObject({ ok: true, value: { outcome: 'done' } });
  expect(await imports.take({ ...whole, kind: 'nothing' })).toEqual({ ok: false, refusal: { reason: 'unknown_kind' } });
  const strange = await fileOf('varer.csv', 'Varenr;Navn\nA1;Jakke\n');
  expect(await imports.take({ kind: 'articles', actor, content: strange })).toMatchObject({
    ok: false,
    refusal: { reason: 'unreadable', says: expect.stringContaining('Varenr') },
  });
  const suggested = await imports.suggest('articles', strange.file);
  expect(suggested).toMatchObject({ ok: true, value: { mapping: { columns: { Varenr: 'ArticleNo' } } } });
  const mapping = { columns: { Varenr: 'Nothing', Navn: null } };
  expect(await imports.take({ kind: 'articles', actor, content: strange, mapping })).toMatchObject({ ok: false });
});

test('every kind says what it takes, and what can be done with it', async () => {
  const kinds = await imports.kinds();
  expect(kinds.find(({ name }) => name === 'articles')).toMatchObject({ mayBeWhole: true, mayBeUndone: true });
  expect(kinds.find(({ name }) => name === 'variants')?.names).toContain('ArticleNo');
  expect(kinds.find(({ name }) => name === 'shops')).toMatchObject({ key: ['id'], mayBeWhole: false });
});
