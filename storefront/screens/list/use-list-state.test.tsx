// @vitest-environment happy-dom
import { act } from 'react';
import { Router } from 'react-router';
import { expect, test, vi } from 'vitest';
import { noChoice } from '#domain/filter/filter-choice.ts';
import { afterPaint } from '#ui/browser/after-paint.ts';
import { mount } from '#ui/components/testing/mount.ts';
import { type ChangingList, useListState } from './use-list-state.ts';

let list: ChangingList;

function Probe() {
  list = useListState(null);
  return null;
}

test('DEC-48 an older answer that arrives after a newer change leaves the newer one ticked', async () => {
  const push = vi.fn();
  const navigator = { createHref: () => '', go: () => {}, push, replace: () => {} };
  const at = (search: string, key: string) => (
    <Router navigator={navigator} location={{ pathname: '/klaer', search, hash: '', state: null, key }}>
      <Probe />
    </Router>
  );
  const mounted = mount(at('', 'start'));
  await act(async () => list.choose({ ...noChoice, genders: [1] }));
  await act(async () => list.choose({ ...noChoice, genders: [1, 2] }));
  await vi.waitFor(() => expect(push).toHaveBeenCalledTimes(2));
  const [first, second] = push.mock.calls.map(([path]) => path.search);
  expect(list.state.choice.genders).toEqual([1, 2]);

  mounted.render(at(first, 'first'));
  expect(list.state.choice.genders).toEqual([1, 2]);
  mounted.render(at(second, 'second'));
  expect(list.state.choice.genders).toEqual([1, 2]);
  mounted.render(at('', 'back'));
  expect(list.state.choice.genders).toEqual([]);
  mounted.unmount();
});

test('whoever leaves before the change was drawn is not called back', async () => {
  const push = vi.fn();
  const navigator = { createHref: () => '', go: () => {}, push, replace: () => {} };
  const mounted = mount(
    <Router navigator={navigator} location={{ pathname: '/klaer', search: '', hash: '', state: null, key: 'start' }}>
      <Probe />
    </Router>,
  );
  await act(async () => list.choose({ ...noChoice, genders: [1] }));
  mounted.unmount();
  await new Promise<void>((resolve) => afterPaint(resolve));
  expect(push).not.toHaveBeenCalled();
});
