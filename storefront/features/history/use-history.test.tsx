// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShopApi } from '#contract/shop-api.ts';
import { provideApi } from '#storefront/data/shop-api.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { useHistory } from './use-history.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const page = (current: number) => ({
  ok: true,
  status: 200,
  data: {
    data: [{ OrderID: current, DateCreated: '2026-01-01T00:00:00Z' }],
    meta: { current_page: current, last_page: 3 },
  },
});
const nothing = { ok: true, status: 200, data: { data: [], meta: { current_page: 1, last_page: 1 } } };

function Numbers({ onRefused }: { readonly onRefused: (status: number) => void }) {
  const { items, more } = useHistory(onRefused);
  return (
    <>
      <p>{items.length}</p>
      {more !== null && (
        <button type="button" onClick={more}>
          Vis flere
        </button>
      )}
    </>
  );
}

test('USER-09 a page that fails is asked for again, and none after it is lost', async () => {
  const asked: number[] = [];
  let broken = false;
  provideApi({
    ownReservations: async () => nothing,
    ownOrders: async ({ page: wanted }: { page: number }) => {
      asked.push(wanted);
      return broken ? { ok: false, status: 500, body: { message: '' } } : page(wanted);
    },
  } as unknown as ShopApi);
  const onRefused = vi.fn();
  mounted = mount(<Numbers onRefused={onRefused} />);
  const { container } = mounted;
  const press = () => act(async () => find(container, 'button').click());
  const shown = () => find(container, 'p').textContent;
  await act(async () => {}); // the first page is here
  expect(shown()).toBe('1');
  broken = true;
  await press();
  expect(onRefused).toHaveBeenCalledWith(500);
  broken = false;
  await press();
  expect(shown()).toBe('2');
  await press();
  expect(shown()).toBe('3');
  expect(container.querySelector('button')).toBeNull();
  expect(asked).toEqual([1, 2, 2, 3]);
});
