import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { success } from '#contract/reply.ts';
import { createLoadShedder } from '../resilience/load-shedder.ts';
import { type ApiParts, registerApi } from './register-api.ts';

/** The API with handlers that count how often each is asked. */
function countingApi() {
  const asked: string[] = [];
  const handlers = new Proxy(
    {},
    {
      get: (_, name) => async (input: unknown) => {
        asked.push(`${String(name)} ${JSON.stringify(input)}`);
        return success([]);
      },
    },
  );
  const server = Fastify();
  const loadShedder = createLoadShedder(500);
  const parts = { handlers, loadShedder, version: () => 1, validUntil: () => Number.POSITIVE_INFINITY, now: () => 0 };
  registerApi(server, parts as unknown as ApiParts);
  const get = async (target: string) => (await server.inject(`/api/v1${target}`)).statusCode;
  return { server, asked, get };
}

test('R24 a cached answer is made once, whatever else stands in its address', async () => {
  const { server, asked, get } = countingApi();
  const targets = ['/postalcodes', '/postalcodes?', '/%70ostalcodes', '/postalcodes?utm_source=x&x=1&x=2'];
  for (let n = 0; n < 50; n += 1) targets.push(`/postalcodes?x=${n}&y[${n}]=1`);
  for (const target of targets) expect([target, await get(target)]).toEqual([target, 200]);
  expect(asked).toEqual(['postalCodes {}']);
  await server.close();
});

test('R24 parameters that count are known in any order, and different ones are different answers', async () => {
  const { server, asked, get } = countingApi();
  await get('/categories/1/articles?page=2&per_page=12');
  await get('/categories/1/articles?gclid=1&per_page=12&page=2');
  await get('/categories/%31/articles?per_page=12&fbclid=2&page=2');
  expect(asked).toHaveLength(1);
  await get('/categories/1/articles?page=3&per_page=12');
  await get('/categories/2/articles?page=2&per_page=12');
  expect(asked).toHaveLength(3);
  // What stands in one value is never taken for another parameter.
  await get('/articles/suggestions?query=a');
  await get('/articles/suggestions?query=a%22%26page%3D%221');
  expect(asked).toHaveLength(5);
  await server.close();
});
