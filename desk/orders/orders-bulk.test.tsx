// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { dismissNotice, notice } from '../state/notice.ts';
import { person } from '../state/session.ts';
import { OrdersBulk } from './orders-bulk.tsx';

let sent: { readonly path: string; readonly body: Record<string, unknown> }[];
/** Orders whose mail the server has nobody to send to. */
let silent: readonly number[];
let shown: Mounted;
const files: (readonly number[])[] = [];
const done = vi.fn();

beforeEach(() => {
  sent = [];
  silent = [];
  files.length = 0;
  done.mockClear();
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    const id = Number(/\/orders\/(\d+)/.exec(path)?.[1]);
    if (silent.includes(id))
      return new Response(JSON.stringify({ code: 'conflict', reason: 'no-mail' }), { status: 409 });
    return new Response(JSON.stringify({ orders: 2 }), { status: 200 });
  });
});
afterEach(() => {
  shown.unmount();
  dismissNotice();
  person.set(null);
  vi.unstubAllGlobals();
});

function open(ids: readonly number[], role: DeskRole = 'service'): void {
  const ways = { passkey: false, password: true };
  person.set({
    id: 1,
    name: 'Mona Nygård',
    email: 'mona@nordvarde.example',
    role,
    shops: [],
    steppedUpUntil: null,
    ways,
  });
  shown = mount(<OrdersBulk chosen={new Set(ids)} onFile={(chosen) => files.push(chosen)} onDone={done} />);
}

const named = (words: string, within: ParentNode = shown.container) =>
  [...within.querySelectorAll('button')].filter(({ textContent }) => textContent === words);
const press = (words: string, within?: ParentNode) => act(async () => named(words, within).at(0)?.click());
const dialog = () => find(document, 'dialog');

test('nothing chosen is no bar; chosen orders go into the file as they were chosen', async () => {
  open([]);
  expect(shown.container.childElementCount).toBe(0);
  shown.unmount();
  open([71, 12]);
  expect(find(shown.container, '[role="toolbar"]').getAttribute('aria-label')).toContain('2');
  await press('Last ned de valgte');
  expect(files).toEqual([[71, 12]]);
  expect(sent).toEqual([]);
});

test('mail is sent after a question alone, once an order, and those that were not sent are counted', async () => {
  silent = [12];
  open([71, 12, 13]);
  await press('Send e-post på nytt');
  expect(sent).toEqual([]);
  expect(dialog().textContent).toContain('for 3 ordre');
  await press('Send e-post på nytt', dialog());
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent.map(({ path }) => /\d+/.exec(path)?.[0])).toEqual(['71', '12', '13']);
  expect(notice.get()).toMatchObject({ tone: 'failed', text: expect.stringContaining('2 av 3') });
});

test('one note goes to all of them in one act, and an empty one to nobody', async () => {
  open([71, 12]);
  await press('Skriv notat');
  await press('Skriv notat', dialog());
  expect(sent).toEqual([]);
  const field = find<HTMLTextAreaElement>(dialog(), 'textarea');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Ringt kunden');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Skriv notat', dialog());
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([{ ids: [71, 12], text: 'Ringt kunden' }]);
  expect(notice.get()?.text).toBe('Notatet står på 2 ordre.');
});

test('who may only see orders may take the file, and neither write nor send', () => {
  open([71], 'shop-manager');
  expect([...shown.container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Last ned de valgte',
  ]);
});
