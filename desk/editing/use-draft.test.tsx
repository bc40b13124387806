// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#ui/components/testing/mount.ts';
import { person } from '../state/session.ts';
import { type DraftOf, useDraft } from './use-draft.ts';

interface Article {
  readonly name: string;
  readonly text: string;
  readonly [field: string]: unknown;
}

const published = { fields: { name: 'VIDDA', text: 'Tett.' }, version: 3 };
let draft: DraftOf<Article>;
let sent: { method: string; path: string; body: unknown }[] = [];
let answers: (path: string) => { status: number; body: unknown } | null;

function Editor() {
  draft = useDraft<Article>('article:1', published);
  return <p>{draft.state}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sent = [];
  answers = (path) => ({
    status: 200,
    body: path.includes('/drafts') ? { mine: null, others: [], savedAt: '2026-11-16T13:19:00Z' } : {},
  });
  person.set({
    id: 7,
    name: 'Jonas Bø',
    email: '',
    role: 'product',
    shops: [],
    steppedUpUntil: null,
    ways: { passkey: true, password: false },
  });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string | null }) => {
    sent.push({ method, path, body: body === null ? null : JSON.parse(body) });
    const answer = answers(path);
    if (answer === null) throw new TypeError('no line');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const saves = () => sent.filter(({ method }) => method === 'PUT');

test('is saved a second after the last key, with what stood there before', async () => {
  const { unmount } = mount(<Editor />);
  await pass(0);
  act(() => draft.set('name', 'Vidda'));
  await pass(900);
  act(() => draft.set('name', 'Vidda 3L'));
  await pass(900);
  expect(saves()).toEqual([]);
  await pass(200);
  expect(saves()).toMatchObject([
    {
      path: '/kontor/api/drafts/article%3A1',
      body: { fields: { name: 'Vidda 3L' }, base: { name: 'VIDDA' }, version: 3 },
    },
  ]);
  expect(draft).toMatchObject({
    state: 'saved',
    values: { name: 'Vidda 3L', text: 'Tett.' },
    changed: { name: 'Vidda 3L' },
  });
  expect(localStorage.length).toBe(0);
  act(() => draft.set('name', 'VIDDA'));
  expect(draft.changed).toEqual({});
  unmount();
});

test('stays in the browser while the line is down, also when the tab is closed, and is sent when it is back', async () => {
  const first = mount(<Editor />);
  await pass(0);
  answers = () => null;
  act(() => draft.set('text', 'Helt tett.'));
  await pass(1_100);
  expect(draft.state).toBe('not-saved');
  first.unmount();
  const second = mount(<Editor />);
  await pass(0);
  expect(draft.values.text).toBe('Helt tett.');
  answers = () => ({ status: 200, body: { savedAt: '2026-11-16T13:20:00Z' } });
  sent = [];
  await pass(6_000);
  expect(saves()).toMatchObject([{ body: { fields: { text: 'Helt tett.' } } }]);
  expect(draft.state).toBe('saved');
  expect(localStorage.length).toBe(0);
  second.unmount();
});
