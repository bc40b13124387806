import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let other: Awaited<ReturnType<typeof startShop>>;
let ada: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  // A second process on the same database: what is published at the one is shown by both.
  const settings = { SHOP_MODE: 'demo', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SHOP_DATA: 'acceptance' };
  other = await startShop(readConfig(settings, '.'), shop.databaseUrl);
  ada = await deskAs(shop, 'administrator', { steppedUp: true });
}, 60_000);
afterAll(async () => {
  await other.stop();
  await shop.stop();
});

const state = async () => (await ada.get('/settings/brand')).body;
const save = async (fields: Record<string, unknown>, person = ada) => {
  const { fields: now } = await state();
  const changes = Object.entries(fields).map(([field, to]) => ({ field, from: now[field] ?? null, to }));
  return person.post('/settings/brand', { changes });
};
const home = async (at: string) => (await fetch(at)).text();
const upload = async (body: string | Buffer, person = ada) => {
  const response = await fetch(`${shop.url}/kontor/api/settings/drawings`, {
    method: 'POST',
    headers: { cookie: person.cookie(), 'x-kontor': '1', 'content-type': 'application/octet-stream' },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: response.status, body: await response.json() };
};
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 2_000, interval: 50 });

test('name, colour, contact, menu and switches reach every process within two seconds, and go back to the files', async () => {
  const before = await state();
  expect(before).toMatchObject({
    name: 'nordvarde',
    files: {},
    fields: { displayName: 'Nordvarde', orgNo: '900 000 015' },
  });
  expect(await home(other.address)).toContain('--c-sale:#c0431a;');
  const saved = await save({
    displayName: 'Nordvarde Sport',
    'theme.colors.sale': '#a3330f',
    'theme.fonts.display': 'figtree',
    'contact.phone': '15 55 10 99',
    'features.about': false,
    'menu.hidden': ['/kampanjer'],
    'menu.links': [{ title: 'Turmagasinet', url: 'https://magasin.example/tur' }],
  });
  expect(saved.status).toBe(200);
  for (const at of [shop.url, other.address]) {
    await soon(async () => {
      const page = await home(at);
      expect(page).toContain('--c-sale:#a3330f;');
      expect(page).toContain('Figtree');
      expect(page).toContain('Nordvarde Sport');
      expect(page).toContain('15 55 10 99');
      expect(page).not.toContain('href="/om-oss"');
    });
    const { brand, contact } = (await (await fetch(`${at}/api/v1/settings`)).json()) as {
      brand: { menu: { links: unknown[] } };
      contact: { phone: string; email: string };
    };
    expect(brand.menu.links).toHaveLength(1);
    expect(contact).toMatchObject({ phone: '15 55 10 99', email: before.fields['contact.email'] });
    expect(await (await fetch(`${at}/manifest.webmanifest`)).text()).toContain('Nordvarde Sport');
    expect(await (await fetch(`${at}/kontor/theme.css`)).text()).toContain('#a3330f');
  }
  expect((await state()).files).toMatchObject({ displayName: 'Nordvarde', 'theme.colors.sale': '#c0431a' });
  const [entry] = (await ada.get('/log')).body.rows;
  expect(entry).toMatchObject({ action: 'brand-changed', subject: 'setting:brand' });
  expect(entry.before).toMatchObject({ 'theme.colors.sale': '#c0431a', 'features.about': true });
  expect((await ada.post(`/log/${entry.id}/undo`)).status).toBe(200);
  await soon(async () => expect(await home(other.address)).toContain('--c-sale:#c0431a;'));
  expect((await state()).files).toEqual({});
});

test('what the folder may not say the office may not, and nothing is half done', async () => {
  const refusal = async (fields: Record<string, unknown>) => (await save(fields)).body;
  expect(await refusal({ 'theme.colors.sale': '#e2602a', tagline: 'Nytt' })).toMatchObject({
    code: 'refused',
    reason: 'weak',
    values: { ink: 'on-sale', ground: 'sale', ratio: 3.5, needed: 4.5 },
  });
  expect(await refusal({ orgNo: '91234567x' })).toMatchObject({ reason: 'bad-value', values: { field: 'orgNo' } });
  expect(await refusal({ 'contact.email': 'nei' })).toMatchObject({ values: { field: 'contact.email' } });
  expect(await refusal({ 'menu.links': [{ title: 'x', url: 'javascript:alert(1)' }] })).toMatchObject({
    values: { field: 'menu.links' },
  });
  expect(await refusal({ 'theme.colors.sale': 'red;}body{display:none' })).toMatchObject({ reason: 'bad-value' });
  expect((await save({ basedOn: 'x' })).status).toBe(422);
  expect((await state()).files).toEqual({});
});

test('only an administrator who was asked for again publishes; two who change one field are told', async () => {
  expect((await save({ tagline: 'Hei' }, await deskAs(shop, 'administrator'))).body.code).toBe('step-up');
  const marketing = await deskAs(shop, 'marketing', { steppedUp: true });
  expect((await marketing.get('/settings/brand')).status).toBe(404);
  expect((await upload('<svg><path d="M0 0"/></svg>', marketing)).status).toBe(404);
  await save({ tagline: 'Først' });
  const late = await ada.post('/settings/brand', {
    changes: [{ field: 'tagline', from: 'Kledd for det fjorden finner på', to: 'Sist' }],
  });
  expect(late.body).toMatchObject({ code: 'changed', by: 'Kari Lie', thing: { fields: { tagline: 'Først' } } });
  await save({ tagline: null });
  expect((await state()).files).toEqual({});
});

test('a logo is cleaned, served as it was made of, and stands in header and on icons when it is published', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" onload="alert(1)"><script>alert(1)</script>
    <a href="https://elsewhere.example"><path d="M0 0h300v100z" fill="#0f4c5a"/></a></svg>`;
  const { body: drawing } = await upload(svg);
  expect(drawing).toMatchObject({ kind: 'svg', width: 300, height: 100 });
  const address = `${shop.url}/logo/nordvarde/hentet/${drawing.hash}.svg`;
  const served = await fetch(address);
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
  const text = await served.text();
  expect(text).toContain('d="M0 0h300v100z"');
  expect(text).not.toMatch(/script|onload|elsewhere/);
  expect((await fetch(address.replace('.svg', '.png'))).headers.get('content-type')).toBe('image/png');
  expect((await save({ 'drawings.logo': drawing, 'drawings.mark': drawing })).status).toBe(200);
  await soon(async () => {
    const page = await home(other.address);
    expect(page).toContain(`/logo/nordvarde/hentet/${drawing.hash}.svg`);
    expect(page).not.toContain('href="/logo/nordvarde/mark.svg"');
  });
  expect((await (await fetch(`${shop.url}/api/v1/settings`)).json()).brand).toMatchObject({
    logo_width: 150,
    logo_height: 50,
  });
  const png = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#0f4c5a' } })
    .png()
    .toBuffer();
  expect((await upload(png)).body).toMatchObject({ kind: 'png', width: 400, height: 100 });
  expect((await upload('hei')).body).toMatchObject({ code: 'refused', reason: 'not-a-drawing' });
  expect((await upload(Buffer.alloc(1_100_000))).body).toMatchObject({ reason: 'too-large', values: { megabytes: 1 } });
  expect((await fetch(`${shop.url}/logo/nordvarde/hentet/${'0'.repeat(32)}.svg`)).status).toBe(404);
  expect((await save({ 'drawings.logo': null, 'drawings.mark': null })).status).toBe(200);
});

test('a draft is seen in its preview alone', async () => {
  const { address } = (
    await ada.post('/settings/brand/preview', { fields: { 'theme.colors.sale': '#a3330f', displayName: 'Prøve' } })
  ).body;
  const preview = await home(shop.url + address);
  expect(preview).toContain('--c-sale:#a3330f;');
  expect(preview).toContain('Prøve');
  expect(await home(shop.url)).not.toContain('Prøve');
  expect((await ada.post('/settings/brand/preview', { fields: { 'theme.colors.sale': '#e2602a' } })).body.reason).toBe(
    'weak',
  );
});
