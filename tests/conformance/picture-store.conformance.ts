import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PictureStore } from '#server/ports/content/picture-store.ts';

export interface StoreUnderTest {
  readonly store: PictureStore;
  /** The same store as another process opens it. */
  readonly elsewhere: PictureStore;
  close(): Promise<void>;
}

const hash = (digit: string) => digit.repeat(32);
const all = async (keys: AsyncIterable<string>) => (await Array.fromAsync(keys)).sort();

/** What every store of pictures does, whatever it is made of. */
export function pictureStoreConformance(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name} as a store of pictures`, () => {
    let opened: StoreUnderTest;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('what was put is got back byte for byte, by every process', async () => {
      const bytes = Buffer.from([0, 255, 13, 10, 26, 0, 195, 40]);
      await opened.store.put(`${hash('a')}/master`, bytes);
      expect(await opened.store.get(`${hash('a')}/master`)).toEqual(bytes);
      expect(await opened.elsewhere.get(`${hash('a')}/master`)).toEqual(bytes);
      expect(await opened.store.get(`${hash('a')}/640.avif`)).toBeNull();
    });

    test('putting the same twice is no matter, also at once', async () => {
      const bytes = Buffer.alloc(200_000, 7);
      const both = [opened.store, opened.elsewhere, opened.store];
      await Promise.all(both.map((store) => store.put(`${hash('b')}/master`, bytes)));
      expect(await opened.store.get(`${hash('b')}/master`)).toEqual(bytes);
    });

    test('lists what begins so, however many pages it takes', async () => {
      const names = ['160.avif', '320.avif', '480.avif', '640.avif', '960.avif', 'master', 'og.jpg'];
      await Promise.all(names.map((file) => opened.store.put(`${hash('c')}/${file}`, Buffer.from(file))));
      await opened.store.put(`cd${hash('c').slice(2)}/master`, Buffer.from('x'));
      expect(await all(opened.store.list(`${hash('c')}/`))).toEqual(names.map((file) => `${hash('c')}/${file}`));
      expect(await all(opened.store.list('c'))).toHaveLength(names.length + 1);
      expect(await all(opened.store.list('e'))).toEqual([]);
      expect((await all(opened.elsewhere.list(''))).length).toBeGreaterThan(names.length);
    });

    test('what was removed is gone, and can be removed again', async () => {
      await opened.store.put(`${hash('d')}/master`, Buffer.from('x'));
      await opened.elsewhere.remove(`${hash('d')}/master`);
      await opened.store.remove(`${hash('d')}/master`);
      expect(await opened.store.get(`${hash('d')}/master`)).toBeNull();
      expect(await all(opened.store.list(`${hash('d')}/`))).toEqual([]);
    });

    test.each(['', '../secret', `${hash('a')}/../../x`, `${hash('A')}/master`, `/${hash('a')}/master`, 'C:/x'])(
      "'%s' is no key",
      async (key) => {
        await expect(opened.store.put(key, Buffer.from('x'))).rejects.toThrow('no key');
        await expect(opened.store.get(key)).rejects.toThrow('no key');
        await expect(opened.store.remove(key)).rejects.toThrow('no key');
      },
    );
  });
}
