import { describe, expect, test } from 'vitest';
import { httpApi } from './http-api.ts';

function recorded(answer: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  let token = 'page-token';
  const api = httpApi({
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      return answer();
    },
    readToken: () => token,
    writeToken: (renewed) => {
      token = renewed;
    },
    lacksToken: () => false,
  });
  return { api, requests, token: () => token };
}

describe('httpApi', () => {
  test('API-01 API-02 every request, GET included, carries the page token and the XMLHttpRequest marker', async () => {
    const { api, requests } = recorded(() => Response.json([]));
    await api.genders({});
    expect(requests[0]?.url).toBe('/api/v1/genders');
    expect(requests[0]?.init.headers).toMatchObject({
      'X-CSRF-TOKEN': 'page-token',
      'X-Requested-With': 'XMLHttpRequest',
    });
  });

  test('API-04 no call is given a timeout', async () => {
    const { api, requests } = recorded(() => Response.json([]));
    await api.shops({});
    expect(requests[0]?.init.signal).toBeUndefined();
  });

  test('API-18 path and query are filled from the input, commas left readable', async () => {
    const { api, requests } = recorded(() => Response.json([]));
    await api.articleBundle({ articles: '1001,1003' });
    await api.categoryArticles({ id: 1, page: 2 });
    expect(requests.map((request) => request.url)).toEqual([
      '/api/v1/articles/bundle?articles=1001,1003',
      '/api/v1/categories/1/articles?page=2',
    ]);
  });

  test('API-32 coordinates keep their comma and semicolon in the path', async () => {
    const { api, requests } = recorded(() => Response.json({ code: 'Ok', distances: [[0]] }));
    await api.distances({ places: '10.7522,59.9139;10.2045,59.744', annotations: 'distance' });
    expect(requests[0]?.url).toBe('/api/v1/osrm/table/v1/car/10.7522,59.9139;10.2045,59.744?annotations=distance');
  });

  test.each([
    [200, true],
    [299, true],
    [400, false],
    [419, false],
    [503, false],
  ])('API-03 status %i counts as successful: %s', async (status, ok) => {
    const { api } = recorded(() => Response.json({ message: 'm' }, { status }));
    expect((await api.genders({})).ok).toBe(ok);
  });

  test('API-61 status 204 is an answer without content', async () => {
    const { api } = recorded(() => new Response(null, { status: 204 }));
    expect(await api.currentCustomer({})).toEqual({ ok: true, status: 204, data: null });
  });

  test('a lost connection and an answer that is no JSON are failures, not exceptions', async () => {
    const lost = recorded(() => Promise.reject(new TypeError('network')));
    expect(await lost.api.genders({})).toMatchObject({ ok: false, status: 0 });
    const garbage = recorded(() => new Response('<html>', { status: 502 }));
    expect(await garbage.api.genders({})).toMatchObject({ ok: false, status: 502 });
  });

  test('DEC-89 the idempotency key of an order goes as a header, not in the body', async () => {
    const { api, requests } = recorded(() => Response.json({ id: 7 }, { status: 201 }));
    const key = '7d3b9a52-6f52-4c1e-9a55-0f5a1c2d3e4f';
    await api.placeReservation({ Delivery: 0, items: [], idempotency_key: key });
    const init = requests[0]?.init;
    expect(init?.headers).toMatchObject({ 'Idempotency-Key': key });
    expect(JSON.parse(String(init?.body))).toEqual({ Delivery: 0, items: [] });
  });

  test('DEC-105 a page that came without a token asks for it once, and its calls wait for that and then go together', async () => {
    const asked: { url: string; token: unknown }[] = [];
    let token = '';
    const { promise, resolve } = Promise.withResolvers<Response>();
    const api = httpApi({
      fetch: async (url, init = {}) => {
        asked.push({ url: String(url), token: new Headers(init.headers).get('x-csrf-token') });
        return String(url) === '/api/v1/session' ? promise : Response.json([]);
      },
      lacksToken: () => token === '',
      readToken: () => token || null,
      writeToken: () => {},
    });
    const calls = [api.genders({}), api.shops({}), api.colorGroups({})];
    expect(asked).toEqual([{ url: '/api/v1/session', token: null }]);
    token = 'given';
    resolve(new Response(null, { status: 204 }));
    await Promise.all(calls);
    expect(asked.slice(1)).toEqual(
      ['genders', 'shops', 'colorgroups'].map((name) => ({ url: `/api/v1/${name}`, token: 'given' })),
    );
  });

  test('a token that cannot be had holds no call back', async () => {
    const asked: string[] = [];
    const api = httpApi({
      fetch: async (url) => {
        asked.push(String(url));
        if (String(url) === '/api/v1/session') throw new TypeError('network');
        return Response.json([]);
      },
      lacksToken: () => true,
      readToken: () => null,
      writeToken: () => {},
    });
    expect((await api.genders({})).ok).toBe(true);
    expect(asked).toEqual(['/api/v1/session', '/api/v1/genders']);
  });

  test('TRAP-30 a session change brings a new token, which later calls send', async () => {
    const { api, token } = recorded(() => Response.json([], { headers: { 'X-CSRF-TOKEN': 'renewed' } }));
    await api.genders({});
    expect(token()).toBe('renewed');
  });
});
