import { S3mini } from 's3mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Emulator, startS3Emulator } from '#emulators/s3/s3-emulator.ts';
import { pictureStoreConformance } from '#tests/conformance/picture-store.conformance.ts';
import { S3PictureStore } from './s3-store.ts';

for (const folder of ['', '/a folder/of it']) {
  pictureStoreConformance(`S3${folder === '' ? '' : ', in a folder of a bucket'}`, async () => {
    const emulator = await startS3Emulator();
    const settings = { url: emulator.url + folder, ...emulator.account };
    return { store: new S3PictureStore(settings), elsewhere: new S3PictureStore(settings), close: emulator.stop };
  });
}

let emulator: S3Emulator;
beforeAll(async () => {
  emulator = await startS3Emulator();
});
afterAll(() => emulator.stop());

const key = `${'a'.repeat(32)}/master`;
const storeWith = (change: object) => new S3PictureStore({ url: emulator.url, ...emulator.account, ...change });

test('the emulator refuses who is not signed, or signed wrongly', async () => {
  await storeWith({}).put(key, Buffer.from('bytes'));
  expect((await fetch(`${emulator.url}/${key}`)).status).toBe(403);
  expect((await fetch(`${emulator.url}/${key}`, { method: 'PUT', body: 'x' })).status).toBe(403);
  await expect(storeWith({ secret: 'another' }).get(key)).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(storeWith({ keyId: 'NOBODY' }).get(key)).rejects.toThrow('403 InvalidAccessKeyId');
  await expect(storeWith({ region: 'us-east-1' }).get(key)).rejects.toThrow('400 AuthorizationHeaderMalformed');
  expect(emulator.objects.get(key)?.toString()).toBe('bytes');
});

test('a client that others wrote is understood by the emulator: it checks as S3 does, not as we sign', async () => {
  const { keyId: accessKeyId, secret: secretAccessKey, region } = emulator.account;
  const others = new S3mini({ endpoint: emulator.url, accessKeyId, secretAccessKey, region });
  await others.putObject('by-others', Buffer.from('theirs'));
  expect(await others.getObject('by-others')).toBe('theirs');
  const wrong = new S3mini({ endpoint: emulator.url, accessKeyId, secretAccessKey: 'another', region });
  await expect(wrong.getObject('by-others')).rejects.toThrow('403');
});

test('a call that fails once is made again', async () => {
  const before = emulator.calls.length;
  emulator.fail(true);
  const asked = storeWith({}).get(key);
  await expect.poll(() => emulator.calls.length).toBe(before + 1);
  emulator.fail(false);
  expect((await asked)?.toString()).toBe('bytes');
});

test('a store that is away is an error, never a missing picture; no key stands in the message', async () => {
  emulator.fail(true);
  const failing = storeWith({}).get(key);
  await expect(failing).rejects.toThrow('503 SlowDown');
  await expect(failing).rejects.not.toThrow(emulator.account.secret);
  emulator.fail(false);
  await expect(storeWith({ url: 'http://127.0.0.1:1/bucket' }).get(key)).rejects.toThrow(
    'does not answer at 127.0.0.1:1',
  );
  await expect(storeWith({ url: emulator.url.replace('/pictures', '/elsewhere') }).get(key)).resolves.toBeNull();
});
