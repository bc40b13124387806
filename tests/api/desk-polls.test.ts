import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let kari: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  kari = await deskAs(shop, 'marketing');
}, 60_000);
afterAll(() => shop.stop());

const evil = '<script>alert(1)</script>';
const seen = async (id: number) => (await kari.get(`/polls/${id}`)).body;
const wish = async (id: number, changes: object = {}) => {
  const { version, name, description, active, opensAt, closesAt, questions } = await seen(id);
  return { version, name, description, active, opensAt, closesAt, questions, answersLost: 0, ...changes };
};
const option = (text: string, correct = false) => ({ id: null, text, correct });
const open = async () => (await shop.get('/api/v1/polls/active')).body.map(({ id }: { id: number }) => id);

async function made(): Promise<number> {
  const { id } = (await kari.post('/polls', { name: `Ull ${evil}` })).body;
  const questions = [{ id: null, text: evil, options: [option('Ull', true), option(evil)] }];
  expect((await kari.post(`/polls/${id}`, await wish(id, { questions, active: true }))).status).toBe(200);
  return id;
}

test('a poll is made, answered, loses no answers unless told how many, and is closed', async () => {
  const id = await made();
  await soon(async () => expect(await open()).toContain(id));
  expect(await (await fetch(`${shop.url}/avstemning/${id}`)).text()).not.toContain(evil);
  const [question] = (await seen(id)).questions;
  const visitor = await shop.visitor();
  const answers = [{ question_id: question.id, option_id: question.options[1].id }];
  expect((await visitor.send('POST', `/api/v1/polls/${id}/answers`, { answers })).status).toBe(201);
  expect(await seen(id)).toMatchObject({ participants: 1, questions: [{ options: [{ answers: 0 }, { answers: 1 }] }] });

  const without = [{ ...question, options: [question.options[0], option('Bomull')] }];
  const refusedOne = await kari.post(`/polls/${id}`, await wish(id, { questions: without }));
  expect(refusedOne).toMatchObject({ status: 409, body: { reason: 'answers-lost', values: { count: 1 } } });
  expect((await seen(id)).participants).toBe(1);
  expect((await kari.post(`/polls/${id}`, await wish(id, { questions: without, answersLost: 1 }))).status).toBe(200);
  expect((await seen(id)).participants).toBe(0);

  const { version } = await seen(id);
  expect((await kari.post(`/polls/${id}/close`, { version: version - 1 })).status).toBe(409);
  expect((await kari.post(`/polls/${id}/close`, { version })).status).toBe(200);
  await soon(async () => expect(await open()).not.toContain(id));
});

test('what was written or closed is taken back, but never what somebody has answered since', async () => {
  const id = await made();
  const undo = async (at = 0) => {
    const traces = (await seen(id)).traces.filter((trace: { undoable: boolean }) => trace.undoable);
    return (await kari.post(`/log/${traces[at].id}/undo`)).status;
  };
  const [question] = (await seen(id)).questions;
  const other = [{ ...question, text: 'Hva er varmest?', options: [question.options[0], option('Bomull')] }];
  expect((await kari.post(`/polls/${id}`, await wish(id, { questions: other, name: 'Ull' }))).status).toBe(200);
  expect(await undo()).toBe(200);
  const back = await seen(id);
  expect(back).toMatchObject({ name: `Ull ${evil}`, questions: [{ id: question.id, text: evil }] });
  expect(back.questions[0].options.map(({ text }: { text: string }) => text)).toEqual(['Ull', evil]);

  expect((await kari.post(`/polls/${id}/close`, { version: back.version })).status).toBe(200);
  expect(await undo()).toBe(200);
  expect(await seen(id)).toMatchObject({ state: 'open', closesAt: null });

  const more = [{ ...back.questions[0], options: [...back.questions[0].options, option('Silke')] }];
  expect((await kari.post(`/polls/${id}`, await wish(id, { questions: more }))).status).toBe(200);
  const [asked] = (await seen(id)).questions;
  const answers = [{ question_id: asked.id, option_id: asked.options[2].id }];
  const visitor = await shop.visitor();
  const answered = async () => (await visitor.send('POST', `/api/v1/polls/${id}/answers`, { answers })).status;
  await soon(async () => expect(await answered()).toBe(201));
  expect(await undo()).toBe(409);
  expect((await seen(id)).participants).toBe(1);
});

test('a poll is open in its time alone', async () => {
  const id = await made();
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  expect(
    (await kari.post(`/polls/${id}`, await wish(id, { opensAt: at(9_000_000), closesAt: at(5_000_000) }))).body.reason,
  ).toBe('ends-before');
  const saved = async (opens: number, closes: number) => {
    const times = { opensAt: at(opens), closesAt: at(closes) };
    expect((await kari.post(`/polls/${id}`, await wish(id, times))).status).toBe(200);
    return (await seen(id)).state;
  };
  await soon(async () => expect(await open()).toContain(id));
  expect(await saved(3_600_000, 7_200_000)).toBe('planned');
  await soon(async () => expect(await open()).not.toContain(id));
  expect(await saved(-3_600_000, 3_600_000)).toBe('open');
  await soon(async () => expect(await open()).toContain(id));
  expect(await saved(-7_200_000, -3_600_000)).toBe('closed');
  await soon(async () => expect(await open()).not.toContain(id));
});

test('a question without a right option, with one option, or of another poll is refused', async () => {
  const [id, other] = [await made(), await made()];
  const bad = async (questions: object[]) => (await kari.post(`/polls/${id}`, await wish(id, { questions }))).status;
  expect(await bad([{ id: null, text: 'A', options: [option('a'), option('b')] }])).toBe(422);
  expect(await bad([{ id: null, text: 'A', options: [option('a', true)] }])).toBe(422);
  expect(await bad((await seen(other)).questions)).toBe(409);
  expect(await bad([])).toBe(422);
});
