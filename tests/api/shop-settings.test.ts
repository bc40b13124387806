import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

const script = path.resolve(import.meta.dirname, '../../scripts/settings.ts');

/** Each command is a process of its own. */
vi.setConfig({ testTimeout: 60_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** What the command prints, or complains of. */
async function settings(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, SHOP_DATA: 'acceptance' };
  try {
    const { stdout } = await promisify(execFile)('node', [script, ...args], { env });
    return { code: 0, said: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr.trim() };
  }
}

const shown = async () => (await shop.get('/api/v1/settings')).body;

test('DEC-134 DEC-58 ENT-41 a setting is changed while the shop is open, and the others stay', async () => {
  const before = await shown();
  expect(await settings('set', 'search_on_type', '1')).toEqual({ code: 0, said: 'search_on_type is 1 now.' });
  await settings('set', 'menu_genders', 'dame,herre');
  await settings('set', 'own_productlines', '3');
  await settings('set', 'contact.phone', '15 55 99 99');
  await expect.poll(shown).toEqual({
    ...before,
    search_on_type: 1,
    menu_genders: ['dame', 'herre'],
    own_productlines: [3],
    contact: { ...before.contact, phone: '15 55 99 99' },
  });
  expect(JSON.parse((await settings('show')).said)).toMatchObject({ search_on_type: 1, own_productlines: [3] });
});

test('DEC-134 what a setting may not be changes nothing, and is told in a line', async () => {
  const before = await shown();
  const refused: [string, string, string][] = [
    ['search_on_type', '2', 'search_on_type must be 0 or 1'],
    ['menu_genders', 'dame,voksen', 'menu_genders must be some of junior, dame, herre, barn, uni, each once'],
    ['menu_genders', 'dame,dame', 'menu_genders must be some of junior, dame, herre, barn, uni, each once'],
    ['own_productlines', '1,99', 'There is no product line 99.'],
    ['contact.email', 'post', 'contact.email must be an e-mail address'],
    ['contact.social', '[{"name":"X","url":"javascript:alert(1)"}]', 'contact.social must be a list as'],
    ['home', '{}', 'There is no setting home.'],
    ['__proto__', '1', 'There is no setting __proto__.'],
  ];
  const answers = await Promise.all(refused.map(([name, value]) => settings('set', name, value)));
  for (const [at, [, , says]] of refused.entries()) {
    expect(answers[at]).toEqual({ code: 1, said: expect.stringContaining(says) });
  }
  expect(await shown()).toEqual(before);
});
