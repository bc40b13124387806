// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type FilterChoice, noChoice, toggleChoice } from '#domain/filter/filter-choice.ts';
import { mount } from '#ui/components/testing/mount.ts';
import { useDraftChoice } from './use-draft-choice.ts';

const afterNextPaint: (() => void)[] = [];
vi.mock('#ui/browser/after-paint.ts', () => ({ afterPaint: (run: () => void) => afterNextPaint.push(run) }));

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
  toggle = (id) => change((before) => toggleChoice(before, 'genders', id));
  return null;
}

const painted = () =>
  act(() => {
    for (const run of afterNextPaint.splice(0)) run();
  });

test('a press draws nothing before it is painted; then the panel is drawn, and the list hears of all presses together', () => {
  const mounted = mount(<List />);
  act(() => toggle(1));
  act(() => toggle(2));
  expect(shown.genders).toEqual([]);
  painted();
  expect(shown.genders).toEqual([1, 2]);
  expect(told).not.toHaveBeenCalled();
  act(() => toggle(3));
  painted();
  expect(told.mock.calls).toEqual([[[1, 2, 3]]]);
  expect(shown.genders).toEqual([1, 2, 3]);
  act(() => toggle(1));
  painted();
  painted();
  expect(told.mock.calls.at(-1)).toEqual([[2, 3]]);
  mounted.unmount();
});
