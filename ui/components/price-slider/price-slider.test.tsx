// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { find, type Mounted, mount, press, type } from '../testing/mount.ts';
import { PriceSlider } from './price-slider.tsx';

const labels = { from: 'Fra', to: 'Til', lowest: 'Laveste pris', highest: 'Høyeste pris' };
const range = { min: 390, max: 700 };
let mounted: Mounted;

afterEach(() => mounted.unmount());

function open(value = range) {
  const onChange = vi.fn();
  const element = (shown: typeof range) => (
    <PriceSlider
      range={range}
      value={shown}
      labels={labels}
      spoken={(price) => `${price} kroner`}
      onChange={onChange}
    />
  );
  mounted = mount(element(value));
  const { container } = mounted;
  // one pixel is one krone
  find(container, '[role="slider"]').parentElement!.getBoundingClientRect = () => new DOMRect(390, 0, 310, 92);
  const [low, high] = [...container.querySelectorAll<HTMLElement>('[role="slider"]')] as [HTMLElement, HTMLElement];
  const [from, to] = [...container.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  return { onChange, low, high, from, to, show: (shown: typeof range) => mounted.render(element(shown)) };
}

function pointer(target: HTMLElement, kind: string, clientX: number): void {
  act(() => {
    target.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, pointerId: 1, clientX }));
  });
}

function leave(field: HTMLInputElement): void {
  act(() => {
    field.focus();
    field.blur();
  });
}

test('UI-17 VAL-33 the fields and the handles show the chosen prices', () => {
  const { low, high, from, to } = open({ min: 450, max: 600 });
  expect([from.value, to.value]).toEqual(['450', '600']);
  expect(low.getAttribute('aria-valuenow')).toBe('450');
  expect(high.getAttribute('aria-valuetext')).toBe('600 kroner');
});

test('UI-55 VAL-32 a drag moves in tens and is emitted once, on release', () => {
  const { onChange, high, to } = open();
  pointer(high, 'pointerdown', 700);
  for (const x of [690, 640, 598, 503]) pointer(high, 'pointermove', x);
  expect(to.value).toBe('500');
  expect(onChange).not.toHaveBeenCalled();
  pointer(high, 'pointerup', 503);
  expect(onChange.mock.calls).toEqual([[{ min: 390, max: 500 }]]);
});

test('UI-56 DEC-53 a drag too near the other handle ends and emits; the handles never cross', () => {
  const { onChange, low, from } = open({ min: 390, max: 500 });
  pointer(low, 'pointerdown', 390);
  pointer(low, 'pointermove', 497);
  expect(onChange.mock.calls).toEqual([[{ min: 490, max: 500 }]]);
  pointer(low, 'pointermove', 690);
  pointer(low, 'pointerup', 690);
  expect(from.value).toBe('490');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('UI-55 a handle that is only touched emits nothing', () => {
  const { onChange, low } = open();
  pointer(low, 'pointerdown', 390);
  pointer(low, 'pointerup', 390);
  expect(onChange).not.toHaveBeenCalled();
});

test('UI-55 taking hold of one handle does not end the drag when focus leaves the other', () => {
  const { onChange, low, high } = open();
  act(() => high.focus());
  pointer(low, 'pointerdown', 390);
  act(() => high.blur());
  pointer(low, 'pointermove', 450);
  pointer(low, 'pointerup', 450);
  expect(onChange.mock.calls).toEqual([[{ min: 450, max: 700 }]]);
});

test('UI-17 keys move a handle by steps and emit when let go', () => {
  const { onChange, low, from } = open();
  press(low, 'ArrowRight');
  press(low, 'ArrowRight');
  press(low, 'PageUp');
  expect(from.value).toBe('510');
  expect(onChange).not.toHaveBeenCalled();
  act(() => {
    low.dispatchEvent(new KeyboardEvent('keyup', { key: 'PageUp', bubbles: true }));
  });
  expect(onChange.mock.calls).toEqual([[{ min: 510, max: 700 }]]);
});

test('VAL-29 VAL-31 a minimum outside its bounds, empty or no number goes back to the range', () => {
  const { onChange, from, show } = open();
  type(from, '450');
  leave(from);
  expect(onChange).toHaveBeenLastCalledWith({ min: 450, max: 700 });
  show({ min: 450, max: 700 });
  type(from, '800');
  leave(from);
  expect(from.value).toBe('390');
  expect(onChange).toHaveBeenLastCalledWith({ min: 390, max: 700 });
  show(range);
  for (const text of ['abc', '', '389']) {
    type(from, text);
    leave(from);
    expect(from.value).toBe('390');
  }
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('VAL-30 VAL-31 a maximum outside its bounds goes back to the range', () => {
  const { onChange, to, show } = open();
  type(to, '500');
  press(to, 'Enter');
  expect(onChange).toHaveBeenLastCalledWith({ min: 390, max: 500 });
  show({ min: 390, max: 500 });
  for (const text of ['300', '900']) {
    type(to, text);
    press(to, 'Enter');
    expect(to.value).toBe('700');
  }
});

test('UI-55 what was chosen stays while the parent is still loading, and the parent decides in the end', () => {
  const { from, show, onChange } = open();
  type(from, '450');
  leave(from);
  expect(from.value).toBe('450');
  type(from, '390');
  leave(from);
  expect(onChange).toHaveBeenLastCalledWith({ min: 390, max: 700 });
  show({ min: 410, max: 690 });
  expect(from.value).toBe('410');
});
