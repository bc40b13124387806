import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

test('pages reach Google only where the shop measures, to send and never to run by an address', () => {
  expect(contentSecurityPolicy('n')).not.toContain('google');
  const rules = contentSecurityPolicy('n', true).split('; ');
  const named = rules.filter((rule) => rule.includes('google')).map((rule) => rule.split(' ')[0]);
  expect(named).toEqual(['img-src', 'connect-src']);
  expect(rules).toContain("script-src 'nonce-n' 'strict-dynamic'");
});
