// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { idempotencyKey, renewIdempotencyKey } from './idempotency-key.ts';

beforeEach(() => localStorage.clear());

test('DEC-89 a uuid, the same for every press until an answer has come', () => {
  const first = idempotencyKey();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(idempotencyKey()).toBe(first);
  renewIdempotencyKey();
  expect(idempotencyKey()).not.toBe(first);
});

test('DEC-89 a reload and another tab find it', () => {
  const first = idempotencyKey();
  expect(JSON.parse(localStorage.getItem('orderKey') ?? '')).toBe(first);
});

test('DEC-82 a broken one is overwritten', () => {
  localStorage.setItem('orderKey', '{"x":');
  expect(idempotencyKey()).toMatch(/^[0-9a-f-]{36}$/);
});
