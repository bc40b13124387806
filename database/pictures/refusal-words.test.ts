import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

test('what cannot be read is said in one line, with what to do', () => {
  for (const reason of ['svg', 'heic', 'animated', 'not-a-picture'] as const) {
    expect(refusalWords({ reason })).not.toContain('\n');
    expect(refusalWords({ reason })).toMatch(/: (give|save)|JPEG/);
  }
  expect(refusalWords({ reason: 'heic' })).toContain('save it as JPEG');
});
