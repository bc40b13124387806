import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

test('pages reach Google only where the shop measures, to send and never to run by an address', () => {
  expect(contentSecurityPolicy(['go()'])).not.toContain('google');
  const rules = contentSecurityPolicy(['go()'], true).split('; ');
  const named = rules.filter((rule) => rule.includes('google')).map((rule) => rule.split(' ')[0]);
  expect(named).toEqual(['img-src', 'connect-src']);
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(rules).toContain(`script-src 'sha256-${hash}' 'strict-dynamic'`);
});
