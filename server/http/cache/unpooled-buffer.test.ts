import v8 from 'node:v8';
import vm from 'node:vm';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { PackedPage } from '../ssr/packed-page.ts';
import { packText } from '../ssr/packed-text.ts';
import { CachedResponse } from './cached-response.ts';
import { unpooledBuffer } from './unpooled-buffer.ts';

test('the bytes are the same, and nothing lies beside them', () => {
  for (const bytes of [Buffer.from('kort'), zlib.gzipSync('æøå'.repeat(1_000)), Buffer.alloc(100_000, 7)]) {
    const own = unpooledBuffer(bytes);
    expect(own.equals(bytes)).toBe(true);
    expect(own.buffer.byteLength).toBe(own.byteLength);
  }
});

const frame = packText('', { level: 9, isLast: false });
const kinds = {
  page: (text: string) => new PackedPage({ lead: text, frame, tail: text }),
  answer: (text: string) => {
    const answer = new CachedResponse(Buffer.from(text), 'text/plain');
    for (const accepts of ['br', 'gzip']) answer.encoded(accepts);
    return answer;
  },
};

test.each(Object.entries(kinds))('R23 a cached %s holds no more memory than it counts for', async (_, make) => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const inUse = async () => {
    // What is let go of is given back a little later.
    for (let round = 0; round < 4; round += 1) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return process.memoryUsage().arrayBuffers;
  };
  const before = await inUse();
  const cached = Array.from({ length: 400 }, (_entry, n) => make(`${n} ${'tre små pakker '.repeat(200)}`));
  const counted = cached.reduce((sum, { size }) => sum + size, 0);
  expect((await inUse()) - before).toBeLessThan(counted * 1.2 + 500_000);
});
