import { expect, test } from 'vitest';
import { type CacheStrategy, cacheStrategyOf, isOwnPage, type WorkerRequest } from './cache-strategy.ts';

const asked = (path: string, rest: Partial<WorkerRequest> = {}): WorkerRequest => ({
  method: 'GET',
  path,
  isNavigation: false,
  from: '/',
  ...rest,
});

test.each<[string, WorkerRequest, CacheStrategy | null]>([
  ['a hashed file', asked('/assets/entry-browser-DMKKtRa3.js'), 'asset'],
  ['a page', asked('/klaer/jakker', { isNavigation: true }), 'page'],
  ['the export, opened as a file', asked('/api/v1/customers/current/export', { isNavigation: true }), null],
  ['who is logged in', asked('/api/v1/customers/current'), 'own'],
  ['the club card', asked('/api/v1/customers/current/code'), 'own'],
  ['own reservations', asked('/api/v1/customers/current/reservations'), 'own'],
  ['own sessions', asked('/api/v1/customers/current/sessions'), null],
  ['everything held about me', asked('/api/v1/customers/current/export'), null],
  ['favourites', asked('/api/v1/articles/bundle', { from: '/favoritter' }), 'own'],
  ['the same articles shown elsewhere', asked('/api/v1/articles/bundle'), null],
  ['a list with prices', asked('/api/v1/categories/1/articles', { from: '/favoritter' }), null],
  ['stock', asked('/api/v1/articles/stock', { from: '/favoritter' }), null],
  ['an article', asked('/api/v1/articles/1001'), null],
  ['a favourite’s picture', asked('/bilder/artikkel/1.webp', { from: '/favoritter' }), 'picture'],
  ['any other picture', asked('/bilder/artikkel/1.webp'), null],
  ['logging out', asked('/api/v1/customers/logout', { method: 'POST' }), 'clear'],
  ['logging in', asked('/api/v1/customers/login', { method: 'POST' }), 'clear'],
  ['logging in by link', asked('/api/v1/customers/login/token', { method: 'POST' }), 'clear'],
  ['registering', asked('/api/v1/customers/register', { method: 'POST' }), 'clear'],
  ['deleting the account', asked('/api/v1/customers/7', { method: 'DELETE' }), 'clear'],
  ['ending a session elsewhere', asked('/api/v1/customers/current/sessions/ab', { method: 'DELETE' }), null],
  ['reserving', asked('/api/v1/reservations', { method: 'POST' }), null],
])('%s', (_, request, plan) => {
  expect(cacheStrategyOf(request)).toBe(plan);
});

test('the frames of three pages are cached, and of no page that shows prices by itself', () => {
  expect(['/min-side/qr-kode', '/min-side/historikk', '/favoritter'].every(isOwnPage)).toBe(true);
  expect(['/', '/klaer', '/checkout', '/min-side'].some(isOwnPage)).toBe(false);
});
