// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type FilterChoice, noChoice, toggleChoice } from '#domain/filter/filter-choice.ts';
import { afterPaint } from '#ui/browser/after-paint.ts';
import { mount } from '#ui/components/testing/mount.ts';
import { useDraftChoice } from './use-draft-choice.ts';

const told = vi.fn();
let shown: FilterChoice;
let toggle: (id: number) => void;

function List() {
  const [choice, setChoice] = useState(noChoice);
  const [draft, change] = useDraftChoice(choice, (next) => {
    told(next.genders);
    setChoice(next);
  });
  shown = draft;
  toggle = (id) => change(toggleChoice(draft, 'genders', id));
  return null;
}

test('presses are shown at once and build on each other; the list hears of them together after the paint', async () => {
  const mounted = mount(<List />);
  act(() => toggle(1));
  expect(shown.genders).toEqual([1]);
  act(() => toggle(2));
  expect(shown.genders).toEqual([1, 2]);
  expect(told).not.toHaveBeenCalled();
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
  expect(told.mock.calls).toEqual([[[1, 2]]]);
  expect(shown.genders).toEqual([1, 2]);
  act(() => toggle(1));
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
  expect(told.mock.calls.at(-1)).toEqual([[2]]);
  mounted.unmount();
});
