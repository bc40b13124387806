import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let kari: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  kari = await deskAs(shop, 'administrator');
}, 60_000);
afterAll(() => shop.stop());

async function brought(name: string, content: string, person = kari): Promise<number> {
  const bytes = Buffer.from(content);
  const { status, body } = await person.post('/uploads', { name, size: bytes.length });
  expect(status).toBe(200);
  const piece = await fetch(`${shop.url}/kontor/api/uploads/${body.id}/pieces/0`, {
    method: 'POST',
    headers: { cookie: person.cookie(), 'x-kontor': '1', 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  expect(piece.status).toBe(204);
  return body.id;
}

async function settled(id: number) {
  return soon(async () => {
    const { body } = await kari.get(`/uploads/${id}`);
    expect(['tried', 'done', 'failed']).toContain(body.work.stage);
    return body;
  });
}

const priceOf = async (no: string) =>
  (
    await shop.database.query<{ price: number }>(
      'SELECT suggested_price AS price FROM articles WHERE article_no = $1',
      [no],
    )
  )[0]?.price;

test('a file is tried first, its bad lines mended or left out, taken in, and prices taken back', async () => {
  const rows = await shop.database.query<{ no: string; id: number; price: number }>(
    'SELECT article_no AS no, article_id AS id, suggested_price AS price FROM articles ORDER BY article_id LIMIT 3',
  );
  const [first, second, third] = rows;
  const file = `ArticleNo;SuggestedPrice\n${first?.no};1234\n${second?.no};gratis\nfinnes-ikke;10\n${third?.no};-5\n`;
  const id = await brought('priser-<b>uke</b>.csv', file);
  await kari.post(`/uploads/${id}/try`, { kind: 'prices' });
  const tried = await settled(id);
  expect(tried.work).toMatchObject({ stage: 'tried', kind: 'prices', report: { rows: 4, bad: 3 } });
  expect(tried.work.badLines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ line: 3, column: 'SuggestedPrice', value: 'gratis' }),
      expect.objectContaining({ line: 5, column: 'SuggestedPrice', value: '-5' }),
    ]),
  );
  expect(await priceOf(first?.no ?? '')).toBe(first?.price);
  expect((await kari.get('/menu')).body.imports).toMatchObject({ alert: true });
  const lines = await fetch(`${shop.url}/kontor/api/uploads/${id}/bad-lines`, { headers: { cookie: kari.cookie() } });
  expect(await lines.text()).toContain('gratis');
  expect((await kari.post(`/uploads/${id}/take`, { skipBad: false, yes: false, emptied: null })).body.reason).toBe(
    'bad-lines',
  );
  await kari.post(`/uploads/${id}/mend`, { lines: [{ line: 3, column: 'SuggestedPrice', value: '555' }] });
  expect((await settled(id)).work.report).toMatchObject({ bad: 2 });
  await kari.post(`/uploads/${id}/take`, { skipBad: true, yes: false, emptied: null });
  expect((await settled(id)).work).toMatchObject({ stage: 'done', report: { changed: 2 } });
  expect([await priceOf(first?.no ?? ''), await priceOf(second?.no ?? '')]).toEqual([1234, 555]);
  const [run] = (await kari.get('/imports')).body.runs;
  expect(run).toMatchObject({ kind: 'prices', by: 'Kari Lie', outcome: 'done', fileName: 'priser-<b>uke</b>.csv' });
  const undone = await kari.post(`/import-runs/${run.id}/undo`);
  expect(undone.body).toMatchObject({ changed: 2 });
  // Written by the transaction that took the rows back, once.
  const entries = await shop.database.query(
    `SELECT a.staff_member_id AS who, a.xmin::text = r.xmin::text AS together FROM audit_log a, import_runs r
      WHERE a.action = 'import-undone' AND a.subject = $1 AND r.undoes = $2`,
    [`import:${run.id}`, run.id],
  );
  expect(entries).toEqual([{ who: kari.id, together: true }]);
  expect(await priceOf(first?.no ?? '')).toBe(first?.price);
  expect((await kari.post(`/import-runs/${run.id}/undo`)).status).toBe(409);
}, 60_000);

test('the kind is told from the heading; a whole stock that empties much is held until its number is said', async () => {
  const [row] = await shop.database.query<{ ean: string; shop: number; qty: number }>(
    'SELECT ean, shop_id AS shop, qty FROM stock WHERE qty > 0 ORDER BY ean, shop_id LIMIT 1',
  );
  const id = await brought('lager.csv', `EanNo;ShopID;Qty\n${row?.ean};${row?.shop};${row?.qty}\n`);
  await kari.post(`/uploads/${id}/try`, {});
  expect((await settled(id)).work).toMatchObject({ kind: 'stock', report: { asks: null } });
  await kari.post(`/uploads/${id}/try`, { whole: true });
  const whole = (await settled(id)).work;
  expect(whole.report.emptied).toBeGreaterThan(0);
  expect(whole.report.asks).not.toBeNull();
  const take = (emptied: number | null) => kari.post(`/uploads/${id}/take`, { skipBad: false, yes: true, emptied });
  expect((await take(null)).body.reason).toBe('say-number');
  expect((await take(whole.report.emptied - 1)).body.reason).toBe('say-number');
}, 60_000);

test('too large a file, another ending and a role that may only try are refused kindly', async () => {
  expect((await kari.post('/uploads', { name: 'stor.csv', size: 300_000_000 })).body).toMatchObject({
    reason: 'too-large',
  });
  expect((await kari.post('/uploads', { name: 'bilde.exe', size: 10 })).body).toMatchObject({ reason: 'ending' });
  const petter = await deskAs(shop, 'product');
  const id = await brought('priser.csv', 'ArticleNo;SuggestedPrice\nx;1\n', petter);
  expect((await petter.post(`/uploads/${id}/try`, { kind: 'customers' })).body.reason).toBe('kind');
  expect((await petter.post(`/uploads/${id}/take`, { skipBad: true, yes: true, emptied: null })).status).toBe(403);
  const nonsense = await brought('tull.csv', 'aaa;bbb\n1;2\n');
  await kari.post(`/uploads/${nonsense}/try`, {});
  expect((await settled(nonsense)).work).toMatchObject({ stage: 'failed', unreadable: 'unknown-kind' });
});

test('a file whose process died is told as interrupted, and can be tried again', async () => {
  const [lost] = await shop.database.query<{ id: number }>(
    `INSERT INTO desk_uploads (file_name, size, work, alive_at) SELECT 'priser.csv', 10, jsonb_set(work, '{stage}', '"reading"'),
       now() - interval '31 seconds' FROM desk_uploads WHERE work ? 'stage' LIMIT 1 RETURNING upload_id AS id`,
  );
  const { id } = lost ?? { id: 0 };
  expect((await kari.get(`/uploads/${id}`)).body.work).toMatchObject({ stage: 'failed', unreadable: 'interrupted' });
  expect((await kari.get('/imports')).body.waiting.map((one: { id: number }) => one.id)).toContain(id);
  expect((await kari.post(`/uploads/${id}/try`)).body.reason).not.toBe('busy');
  await shop.database.execute('UPDATE desk_uploads SET alive_at = now() WHERE upload_id = $1', [id]);
});
