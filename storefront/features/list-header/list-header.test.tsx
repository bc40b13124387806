// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultSort } from '#domain/filter/sort.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { ListHeader, type ListHeaderProps } from './list-header.tsx';

let mounted: Mounted;

afterEach(() => mounted.unmount());

function show(props: Partial<ListHeaderProps> = {}) {
  const onSort = vi.fn();
  mounted = mount(
    <ListHeader
      filter={{ chosen: 0, open: false, panelId: undefined, onPress: () => {} }}
      sort={defaultSort}
      onSort={onSort}
      total={49}
      {...props}
    />,
  );
  return { onSort, container: mounted.container };
}

const options = () => [...mounted.container.querySelectorAll('option')].map(({ textContent }) => textContent);
const toggle = () => find<HTMLButtonElement>(mounted.container, 'button[aria-label^="Snu"]');

test('UI-05 TXT-01 TXT-02 TXT-03 the three orders', () => {
  const { onSort } = show();
  expect(options()).toEqual(['Bestselger', 'Pris', 'Navn']);
  const select = find<HTMLSelectElement>(mounted.container, 'select');
  act(() => {
    select.value = 'price';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onSort).toHaveBeenCalledWith({ key: 'price', reverse: false });
});

test('UI-06 the arrow shows the direction, its name says it, a press turns it', () => {
  const { onSort } = show();
  expect(toggle().getAttribute('aria-label')).toBe('Snu rekkefølgen, nå stigende');
  const up = find(toggle(), 'path').getAttribute('d');
  act(() => toggle().click());
  expect(onSort).toHaveBeenCalledWith({ key: 'bestseller', reverse: true });
  mounted.unmount();
  show({ sort: { key: 'bestseller', reverse: true } });
  expect(toggle().getAttribute('aria-label')).toBe('Snu rekkefølgen, nå synkende');
  expect(find(toggle(), 'path').getAttribute('d')).not.toBe(up);
});

test.each([
  [0, 'Filter'],
  [3, 'Filter(3)'],
])('UI-07 UI-08 with %i chosen the button reads %s', (chosen, text) => {
  show({ filter: { chosen, open: false, panelId: undefined, onPress: () => {} } });
  expect(find(mounted.container, 'button[aria-expanded]').textContent).toBe(text);
});

test('UI-09 a title when it is given one, and none otherwise', () => {
  show({ title: 'Klær' });
  expect(find(mounted.container, 'h1').textContent).toBe('Klær');
  mounted.unmount();
  show();
  expect(mounted.container.querySelector('h1')).toBeNull();
});

test('DEC-18 a list’s own order stands first and has no direction', () => {
  const { onSort } = show({ sort: null, ownOrder: 'Relevans' });
  expect(options()).toEqual(['Relevans', 'Bestselger', 'Pris', 'Navn']);
  expect(toggle().disabled).toBe(true);
  act(() => toggle().click());
  expect(onSort).not.toHaveBeenCalled();
});
