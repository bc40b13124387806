import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { beforeThese, documented } from './cdn-varnish.ts';

test('the documented file stands before any number of processes', async () => {
  const shops = [1, 2, 3].map((at) => ({ address: `10.77.0.${at}`, port: 4200 }));
  const vcl = beforeThese(await readFile(documented, 'utf8'), shops);
  expect(vcl.match(/^backend shop\d \{$/gm)).toHaveLength(3);
  expect(vcl.match(/shop\.add_backend\(shop\d\);/g)).toHaveLength(3);
  expect(vcl).toContain('.host = "10.77.0.3";\n    .port = "4200";');
  expect(vcl).toContain('"127.0.0.1";\n    "10.77.0.1";');
  expect(vcl).not.toContain('10.0.0');
});
