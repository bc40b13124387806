import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig({ SHOP_MODE: 'demo', ...env }, '/shop').pictures;

test('photographs lie in a folder below the data, in one that is named, or in a bucket', () => {
  expect(read({})).toEqual({ kind: 'folder', folder: '/shop/.data/photographs' });
  expect(read({ PICTURES: '/srv/pictures' })).toEqual({ kind: 'folder', folder: '/srv/pictures' });
  expect(read({ PICTURES: 's3+https://s3.example/shop/', PICTURES_KEY_ID: 'id', PICTURES_SECRET: 'key' })).toEqual({
    kind: 's3',
    url: 'https://s3.example/shop',
    region: 'us-east-1',
    keyId: 'id',
    secret: 'key',
  });
});

test('what is neither, or lacks its key, is said in one line that shows no secret', () => {
  for (const place of ['https://s3.example/shop', 's3+https://s3.example', 'ftp://x/y', 's3://shop'])
    expect(() => read({ PICTURES: place, PICTURES_KEY_ID: 'id', PICTURES_SECRET: 'hidden' })).toThrow(
      /^PICTURES is '.*', but must be a folder, or a bucket/,
    );
  expect(() => read({ PICTURES: 's3+https://s3.example/shop', PICTURES_SECRET: 'hidden' })).toThrow(
    /^(?!.*hidden).*PICTURES_KEY_ID/,
  );
});
