import type { TestAnswer, TestShop } from './test-shop.ts';

type Send = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<TestAnswer>;

/** Calls to /api/system/v1 with a key. */
export function machineCalls(shop: Pick<TestShop, 'url'>, token: string): Send {
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(`${shop.url}/api/system/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  };
}

/** 'applied', or why not, for each line. */
export function resultsOf({ body }: TestAnswer): string[] {
  return body.results.map(({ result, code }: { result: string; code?: string }) => code ?? result);
}
