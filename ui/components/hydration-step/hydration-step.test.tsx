// @vitest-environment happy-dom
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  document.body.innerHTML = '';
  vi.resetModules();
});

/** Its state is that of a page that begins. */
async function freshModules() {
  vi.resetModules();
  const startup = await import('../../browser/startup/hydrated.ts');
  const { HydrationStep } = await import('./hydration-step.tsx');
  const { HydratedWhen } = await import('./hydrated-when.tsx');
  const { useHydratedStore } = await import('../../browser/startup/use-hydrated-store.ts');
  return { ...startup, HydrationStep, HydratedWhen, useHydratedStore };
}

function serverMarkup(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

test('DEC-05 TRAP-41 parts are hydrated in turns, and none with what only the browser knows before all are', async () => {
  const { HydrationStep, beginHydration, hydrated, markHydrated, isHydrating, useHydratedStore } = await freshModules();
  const alive: string[] = [];
  const never = () => () => {};
  function Part({ name }: { readonly name: string }) {
    const value = useHydratedStore(
      never,
      () => 'of the browser',
      () => 'of the server',
    );
    useEffect(() => {
      alive.push(`${name} ${value}`);
    }, [name, value]);
    return (
      <p>
        {name} {value}
      </p>
    );
  }
  function Page() {
    useEffect(markHydrated, []);
    return (
      <main>
        {['first', 'second', 'third'].map((name) => (
          <HydrationStep key={name}>
            <Part name={name} />
          </HydrationStep>
        ))}
      </main>
    );
  }
  const root = serverMarkup(renderToString(<Page />));
  const paragraphs = [...root.querySelectorAll('p')];
  expect(root.textContent).toContain('first of the server');

  beginHydration();
  hydrateRoot(root, <Page />);
  let done = false;
  void hydrated.then(() => {
    done = true;
  });
  await vi.waitFor(() => expect(done).toBe(true));
  expect(alive.slice(0, 3).sort()).toEqual(['first of the server', 'second of the server', 'third of the server']);
  expect(isHydrating()).toBe(false);
  await vi.waitFor(() => expect(root.textContent).toMatch(/first of the browser.*third of the browser/));
  expect([...root.querySelectorAll('p')]).toEqual(paragraphs);
});

test('a page that is not hydrated draws its parts at once', async () => {
  const { HydrationStep } = await freshModules();
  const html = renderToString(
    <HydrationStep>
      <p>here</p>
    </HydrationStep>,
  );
  expect(serverMarkup(html).textContent).toBe('here');
});

test('what is folded in stays as the server rendered it until it is wanted', async () => {
  const { HydratedWhen, beginHydration } = await freshModules();
  const rendered = vi.fn(() => <p>hours</p>);
  const Inside = () => rendered();
  const page = (wanted: boolean) => (
    <HydratedWhen wanted={wanted} className="more">
      <Inside />
    </HydratedWhen>
  );
  const root = serverMarkup(renderToString(page(false)));
  rendered.mockClear();
  beginHydration();
  const alive = hydrateRoot(root, page(false));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(root.textContent).toBe('hours');
  expect(rendered).not.toHaveBeenCalled();
  alive.render(page(true));
  await vi.waitFor(() => expect(rendered).toHaveBeenCalled());
  expect(root.innerHTML).toBe('<div class="more"><p>hours</p></div>');
});
