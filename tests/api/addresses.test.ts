import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const moved = async (path: string) => {
  const { status, headers } = await shop.get(path);
  return [status, headers.get('location')];
};

describe('addresses that move on', () => {
  test.each([
    ['ROUTE-37', '/payment', '/kundeservice'],
    ['ROUTE-38', '/return', '/kundeservice'],
    ['ROUTE-39', '/terms', '/kundeservice'],
    ['ROUTE-40', '/reclamation', '/kundeservice'],
    ['ROUTE-41', '/privacy', '/personvernerklaering'],
    ['ROUTE-42', '/jan-mayen', '/'],
    ['ROUTE-43', '/skikkelig-stresstest', '/'],
    ['ROUTE-44', '/ny-kolleksjon-fra-heldre-jan-mayen', '/'],
    ['ROUTE-45', '/heldre-pa-langtur-over-vidda', '/'],
    ['ROUTE-23', '/article/1001', '/product/1001'],
    ['ROUTE-32', '/voksen', '/uni'],
    ['DEC-07', '/om-oss/', '/om-oss'],
    ['DEC-07', '/KLAER', '/klaer'],
    ['DEC-11', '/tekstil', '/klaer'],
    ['DEC-11', '/kl%C3%A6r', '/klaer'],
    ['DEC-11', '/vintersport/Hjelmer%20%26%20alpinbriller', '/vintersport/hjelmer-&-alpinbriller'],
  ])('%s %s is 301 to %s', async (_, from, to) => {
    expect(await moved(from)).toEqual([301, to]);
  });

  test('DEC-08 the query stays', async () => {
    expect(await moved('/terms?a=1')).toEqual([301, '/kundeservice?a=1']);
  });

  test('DEC-12 /product and /search without more go home for now', async () => {
    expect(await moved('/product')).toEqual([302, '/']);
    expect(await moved('/search')).toEqual([302, '/']);
  });

  test.each(['//evil.example', '/\\evil.example', '/article//evil.example', '/%2f%2fevil.example/'])(
    'no redirect leaves the shop: %s',
    async (path) => {
      const { headers } = await shop.get(path);
      const location = headers.get('location');
      if (location !== null) expect(new URL(location, shop.url).host).toBe(new URL(shop.url).host);
    },
  );
});

describe('pages', () => {
  test.each([
    ['ROUTE-01', '/'],
    ['ROUTE-02', '/preview/vinter'],
    ['ROUTE-03', '/om-oss'],
    ['ROUTE-04', '/kundeservice'],
    ['ROUTE-05', '/vedlikehold'],
    ['ROUTE-06', '/baerekraftig-forretningspraksis'],
    ['ROUTE-07', '/personvernerklaering'],
    ['ROUTE-08', '/checkout'],
    ['ROUTE-09', '/dette-trenger-barnet-til-barnehagestart'],
    ['ROUTE-10', '/hvordan-kle-barna'],
    ['ROUTE-11', '/bionic-finish-eco'],
    ['ROUTE-12', '/furet-vaerbitt-vikafjell'],
    ['ROUTE-47', '/kontakt-oss'],
    ['ROUTE-47', '/kjopsvilkar'],
    ['ROUTE-47', '/retur'],
    ['ROUTE-47', '/levering'],
    ['ROUTE-47', '/sporsmal-og-svar'],
    ['ROUTE-47', '/trim'],
    ['ROUTE-47', '/informasjon'],
    ['ROUTE-17', '/herre'],
    ['ROUTE-19', '/klaer'],
    ['ROUTE-20', '/klaer/jakker'],
    ['ROUTE-21', '/klaer/jakker/skalljakker'],
    ['ROUTE-34', '/goggles'],
    ['ROUTE-35', '/hjelmer'],
    ['ROUTE-36', '/staver'],
    ['TRAP-12', '/vintersport/staver'],
    ['TRAP-13', '/vintersport/hjelmer-&-alpinbriller'],
  ])('%s %s is rendered on the server with a heading, in Norwegian', async (_, path) => {
    const { status, body } = await shop.get(path);
    expect(status).toBe(200);
    expect(body).toContain('<html lang="nb"');
    expect(body).toMatch(/<h1[ >]/);
    expect(body).toMatch(/<title>[^<]+<\/title>/);
  });

  test.each([
    '/finnes-ikke',
    '/klaer/finnes-ikke',
    '/klaer/jakker/finnes-ikke',
    '/herre/jakker',
    '/goggles/x',
    '/a/b/c/d',
    '/preview/finnesikke',
    '/preview/constructor',
  ])('ROUTE-48 DEC-06 %s is 404 with the not-found screen', async (path) => {
    const { status, body } = await shop.get(path);
    expect(status).toBe(404);
    expect(body).toContain('Siden finnes ikke');
  });

  test('I18N-01 the language of the document is bokmål', async () => {
    expect((await shop.get('/')).body).toMatch(/^<!doctype html><html lang="nb"/);
  });

  test('DEC-19 a preview is not for search engines', async () => {
    expect((await shop.get('/preview/vinter')).body).toMatch(/<meta name="robots" content="noindex/);
  });

  test('DEC-05 a cached page is the same for everyone but for token and nonce', async () => {
    const bare = async () =>
      (await shop.get('/om-oss')).body.replace(/content="[\w-]{43}"/, '').replaceAll(/nonce="[^"]+"/g, '');
    expect(await bare()).toBe(await bare());
  });
});
