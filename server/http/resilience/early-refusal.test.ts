import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { earlyRefusal } from './early-refusal.ts';
import { createLoadShedder } from './load-shedder.ts';

function refusing({ isOverloaded = true, isApiShared = false } = {}) {
  const refuse = earlyRefusal({
    loadShedder: { ...createLoadShedder(1_000), isOverloaded: () => isOverloaded },
    isApiShared,
    isPageToMake: (url) => url === '/klaer',
  });
  return (method: string, url: string) => refuse({ method, url } as IncomingMessage)?.answer ?? null;
}

test('R42 under too much load pages to be made and searches are refused by their address', () => {
  const refused = refusing();
  expect(refused('GET', '/klaer')).toMatchObject({ status: 503 });
  expect(refused('GET', '/klaer')?.head.pairs).toContain('text/html; charset=utf-8');
  const search = refused('POST', '/api/v1/articles/search');
  expect(search?.head.pairs.slice(-2)).toEqual(['retry-after', '2']);
  expect(JSON.parse(String(search?.pieces[0]))).toEqual({ message: 'Service unavailable.' });
});

test('R42 orders, whatever else is posted and what is cached go their way', () => {
  const refused = refusing();
  expect(refused('POST', '/api/v1/reservations')).toBeNull();
  expect(refused('POST', '/klaer')).toBeNull();
  expect(refused('GET', '/sko')).toBeNull();
  expect(refused('GET', '/api/v1/articles/search')).toBeNull();
});

test('nobody is refused without need, nor a call that another origin may have made', () => {
  expect(refusing({ isOverloaded: false })('GET', '/klaer')).toBeNull();
  expect(refusing({ isApiShared: true })('POST', '/api/v1/articles/search')).toBeNull();
});
