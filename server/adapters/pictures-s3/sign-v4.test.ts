import { expect, test } from 'vitest';
import { signV4 } from './sign-v4.ts';

/** The examples that Amazon publishes for S3: key, call and the signature that must come out. */
const key = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const then = new Date('2013-05-24T00:00:00Z');
const signature = (path: string, headers: Record<string, string> = {}) =>
  /Signature=(\w+)$/.exec(
    signV4({ method: 'GET', url: new URL(path, 'https://examplebucket.s3.amazonaws.com'), headers }, key, then)
      .authorization,
  )?.[1];

test('an object, a part of one, and a list are signed as Amazon says', () => {
  expect(signature('/test.txt', { range: 'bytes=0-9' })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  expect(signature('/?max-keys=2&prefix=J')).toBe('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
});
