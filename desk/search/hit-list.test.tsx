// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { FoundArticle } from '#contract/desk/search/schemas.ts';
import { mount } from '#ui/components/testing/mount.ts';
import { HitList } from './hit-list.tsx';

const hit = (articleId: number): FoundArticle => ({
  articleId,
  name: `Jakke ${articleId}`,
  image: null,
  price: 100,
  shops: 2,
  pinned: null,
});

/** As a browser hands it from the row that is dragged to the one it is dropped on. */
function dragEvent(type: string, held: Map<string, string>): Event {
  const dataTransfer = {
    types: [...held.keys()],
    setData: (kind: string, value: string) => held.set(kind, value),
    getData: (kind: string) => held.get(kind) ?? '',
  };
  return Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
}

test('a hit that is dropped on another asks for its place; what comes from elsewhere is left alone', () => {
  const asked: [number, number][] = [];
  const { container, unmount } = mount(
    <HitList
      articles={[hit(1), hit(2), hit(3)]}
      onPin={({ articleId }, place) => asked.push([articleId, place])}
      onUnpin={() => {}}
    />,
  );
  const rows = [...container.querySelectorAll('li')];
  const held = new Map<string, string>();
  act(() => rows[2]?.dispatchEvent(dragEvent('dragstart', held)));
  act(() => rows[1]?.dispatchEvent(dragEvent('drop', held)));
  act(() => rows[0]?.dispatchEvent(dragEvent('drop', new Map([['text/plain', '3']]))));
  act(() => container.querySelectorAll('button')[1]?.click());
  expect(asked).toEqual([
    [3, 2],
    [2, 1],
  ]);
  unmount();
});
