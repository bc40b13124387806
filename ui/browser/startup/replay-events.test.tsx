// @vitest-environment happy-dom
import { act, type FormEvent, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { replayQueuedEvents } from './event-replay.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  document.body.innerHTML = '';
});

function Part() {
  const [state, setState] = useState({ presses: 0, ticked: false, text: '', size: 's' });
  return (
    <>
      <button type="button" onClick={() => setState((was) => ({ ...was, presses: was.presses + 1 }))}>
        <span>Legg til</span>
      </button>
      <input
        type="checkbox"
        checked={state.ticked}
        onChange={({ target }) => setState((was) => ({ ...was, ticked: target.checked }))}
      />
      <input
        type="text"
        value={state.text}
        onChange={({ target }) => setState((was) => ({ ...was, text: target.value }))}
      />
      <select value={state.size} onChange={({ target }) => setState((was) => ({ ...was, size: target.value }))}>
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

/** The server's markup, touched before its code has come; then alive. */
async function aliveAfter(touch: (page: HTMLElement) => void): Promise<unknown> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Part />);
  document.body.append(page);
  startLate();
  touch(page);
  act(() => void hydrateRoot(page, <Part />));
  await takeUp();
  return JSON.parse(page.querySelector('output')?.textContent ?? '');
}

/** The code for it comes when there is something to do again. */
async function takeUp(): Promise<void> {
  await act(async () => {
    replayQueuedEvents();
    await import('./replay-events.ts');
  });
}

/** What the page's own script notes (server/http/ssr/deferred-bootstrap.ts). */
function startLate(): void {
  window.replayQueue = [];
  const note = ({ type, target }: Event) => {
    const { value, checked } = target as HTMLInputElement;
    window.replayQueue?.push({ type, target, value, checked });
  };
  for (const kind of ['click', 'input']) document.body.addEventListener(kind, note, true);
}

function part<Kind extends Element>(page: HTMLElement, selector: string): Kind {
  return page.querySelector<Kind>(selector) as Kind;
}

test('a button pressed before the page was alive is pressed once, however impatient the visitor', async () => {
  const press = (page: HTMLElement) => part<HTMLElement>(page, 'button span').click();
  const state = await aliveAfter((page) => {
    press(page);
    press(page);
  });
  expect(state).toMatchObject({ presses: 1 });
});

test('a box ticked, a text written and a size chosen before the page was alive reach the shop', async () => {
  const state = await aliveAfter((page) => {
    part<HTMLInputElement>(page, 'input[type=checkbox]').click();
    const field = part<HTMLInputElement>(page, 'input[type=text]');
    field.value = 'lue';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const select = part<HTMLSelectElement>(page, 'select');
    select.value = 'm';
    select.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(state).toMatchObject({ ticked: true, text: 'lue', size: 'm' });
});

test('a form sent before the page was alive is sent with what was written in it', async () => {
  const sent = vi.fn();
  function Login() {
    const [name, setName] = useState('');
    const submit = (event: FormEvent) => {
      event.preventDefault();
      sent(name);
    };
    return (
      <form onSubmit={submit}>
        <input type="text" value={name} onChange={({ target }) => setName(target.value)} />
      </form>
    );
  }
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Login />);
  document.body.append(page);
  const field = part<HTMLInputElement>(page, 'input');
  window.replayQueue = [
    { type: 'input', target: field, value: 'kari' },
    { type: 'submit', target: part(page, 'form') },
  ];
  act(() => void hydrateRoot(page, <Login />));
  await takeUp();
  expect(sent.mock.calls).toEqual([['kari']]);
});

test('an untouched page is left alone, and so is one that has no list of touches', async () => {
  expect(await aliveAfter(() => {})).toMatchObject({ presses: 0, ticked: false, text: '', size: 's' });
  window.replayQueue = undefined;
  expect(replayQueuedEvents).not.toThrow();
});
