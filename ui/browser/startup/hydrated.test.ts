import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

test('turns come in the order of the page, a part’s own before those of what follows it; small parts share one', async () => {
  const { beginHydration, hydrated, markHydrated, takeHydrationTurn } = await import('./hydrated.ts');
  const turns = new Map<object, string[]>();
  /** As a part is rendered when its turn has come, with the parts in it. */
  const part = (name: string, together?: number, inside: () => void = () => {}) => {
    const turn = takeHydrationTurn(together);
    void turn.promise.then(() => {
      turns.set(turn, [...(turns.get(turn) ?? []), name]);
      inside();
    });
  };
  beginHydration();
  part('header');
  part('main', 1, () => {
    for (const card of ['a', 'b', 'c']) part(card, 2);
    part('button');
  });
  part('footer');
  markHydrated();
  await hydrated;
  expect([...turns.values()]).toEqual([['header'], ['main'], ['a', 'b'], ['c', 'button'], ['footer']]);
  expect(takeHydrationTurn().come).toBe(true);
});
