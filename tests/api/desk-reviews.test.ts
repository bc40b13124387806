import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered } from './customers.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let service: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  service = await deskAs(shop, 'service', { name: 'Mona Nygård' });
}, 60_000);
afterAll(() => shop.stop());

async function written(content: string, articleId = 1008) {
  const { visitor } = await registered(shop);
  const write = () =>
    visitor.send('POST', '/api/v1/reviews', {
      reviewable_id: articleId,
      reviewable_type: 'article',
      rating: 2,
      content,
      true_to_size: 0,
      size_color: null,
      anonymous: 0,
    });
  const { body } = await write();
  return { id: body.id as number, again: write };
}
const mails = (kind: string) =>
  shop.database.query<{ text: string }>('SELECT body_text AS text FROM mail_outbox WHERE kind = $1 ORDER BY mail_id', [
    kind,
  ]);

test('the oldest comes first; what reaches a person is flagged and masked in the list, and rejects nothing', async () => {
  const { id: first } = await written('Lekker i sømmen. Hva skal jeg gjøre nå?');
  const { id: second } = await written('Ring meg på 912 34 567', 1003);
  const { body } = await service.get('/reviews');
  expect(body.rows.map((row: { id: number }) => row.id)).toEqual([first, second]);
  expect(body.rows[1]).toMatchObject({ flags: ['phone'], content: 'Ring meg på 9•• •• •••' });
  expect(body.waiting).toBe(2);
  expect((await service.get('/menu')).body.reviews).toEqual({ count: 2, alert: false });
  expect((await service.get(`/reviews/${first}`)).body).toMatchObject({
    state: 'waiting',
    flags: ['question'],
    order: null,
  });
});

test('approved with an answer it is in the shop, and the writer hears of it once', async () => {
  const script = '<script>alert(1)</script> Takk for det';
  const { id } = await written('God åre', 1008);
  expect((await service.post(`/reviews/${id}/approve`, { reply: script })).status).toBe(200);
  const shown = async () => (await shop.get('/api/v1/reviews/articles/1008')).body.data ?? [];
  await expect
    .poll(async () => (await shown()).find((one: { id: number }) => one.id === id)?.reply, { timeout: 10_000 })
    .toBe(script);
  expect((await service.post(`/reviews/${id}/approve`, {})).body.reason).toBe('decided');
  expect(await mails('review-answered')).toHaveLength(1);
  expect((await service.post(`/reviews/${id}/answer`, { from: 'noe annet', reply: 'Nytt' })).status).toBe(409);
});

test('rejected it stays with its reason, the writer is told why and may write another; few stars is no reason', async () => {
  const { id, again } = await written('Kjøp jakker på biljakker.example', 1005);
  expect((await service.post(`/reviews/${id}/reject`, { reason: 'few-stars' })).status).toBe(422);
  expect((await again()).status).not.toBe(201);
  expect((await service.post(`/reviews/${id}/reject`, { reason: 'advertising' })).status).toBe(200);
  const [mail] = await mails('review-rejected');
  expect(mail?.text).toContain('Den er reklame for noe annet.');
  expect((await service.get('/reviews?state=rejected')).body.rows.map((row: { id: number }) => row.id)).toContain(id);
  expect((await again()).status).toBe(201);
  const log = (await service.get('/log?action=review-rejected')).body.rows;
  expect(log[0]).toMatchObject({ name: 'Mona Nygård', reason: 'advertising', before: { state: 'waiting' } });
});
