import { expect, test } from 'vitest';
import type { Handlers } from './handler.ts';
import { inProcessApi } from './in-process-api.ts';

test('a page whose database is silent is told so by its deadline, however many calls follow each other', async () => {
  const settings = { ok: true, status: 200, body: { name: 'Butikken' }, dependsOn: [] };
  const silent = new Promise(() => undefined);
  const handlers = { settings: () => settings, genders: () => silent } as unknown as Handlers;
  const heard: number[] = [];
  const api = inProcessApi(handlers, 1)(({ status }) => heard.push(status));
  expect((await api.settings({})).status).toBe(200);
  const late = [await api.genders({}), await api.genders({})];
  expect(late.map(({ status }) => status)).toEqual([503, 503]);
  expect(heard).toEqual([200, 503, 503]);
});
