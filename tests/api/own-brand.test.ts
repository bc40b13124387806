import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fourthBrandFolder } from '../fourth-brand.ts';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await fourthBrandFolder();
  shop = await startTestShop({ BRANDS_DIR: folder, BRAND_NAME: 'fjellgard' });
}, 120_000);
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

const page = async (path: string) => {
  const answer = await fetch(shop.url + path);
  return { status: answer.status, robots: answer.headers.get('x-robots-tag'), html: await answer.text() };
};

describe('GEN-28 DEC-132 a fourth brand variant, from a folder outside the house', () => {
  test('is the tenant, and every page is its own', async () => {
    const { body } = await shop.get('/api/v1/tenant/get');
    expect(body).toMatchObject({
      brand_name: 'fjellgard',
      display_name: 'Fjellgård Sport',
      header_lines: 2,
      theme: { name: 'fjellgard', font: 'Figtree' },
    });
    const { html } = await page('/kundeservice');
    expect(html).toContain('<html lang="nb" data-theme="fjellgard" data-shape="soft">');
    expect(html).toContain('[data-theme="fjellgard"]{--c-bg:');
    expect(html).toContain('Fjellgård Sport AS');
    expect(html).not.toContain('data-theme="nordvarde"');
  });

  test('its fonts and drawings are served; those of others are not', async () => {
    const { html } = await page('/');
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, address]) => address);
    expect(fonts).toHaveLength(2);
    for (const address of [
      ...fonts,
      '/logo/fjellgard/logo.svg',
      '/logo/fjellgard/logo-neg.png',
      '/logo/fjellgard/mark.svg',
    ])
      expect([address, (await fetch(shop.url + address)).status]).toEqual([address, 200]);
    expect((await fetch(`${shop.url}/logo/fjellgard/brand.json`)).status).toBe(404);
    expect((await fetch(`${shop.url}/logo/nordvarde/logo.svg`)).status).toBe(404);
  });

  test('pages that are a demo chain’s own words are not found, and nothing leads there', async () => {
    for (const path of ['/trim', '/bionic-finish-eco', '/furet-vaerbitt-vikafjell'])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
    const about = await page('/om-oss');
    expect(about.html).toContain('Bak Fjellgård Sport står Fjellgård Sport AS');
    expect(about.html).not.toContain('paller');
    const list = await page('/informasjon');
    expect(list.html).toContain('href="/tilgjengelighet"');
    expect(list.html).toContain('href="/apenhetsloven"');
    // a chain that has not said so gives its club no guarantee
    const terms = await page('/kjopsvilkar');
    expect(terms.html).toContain('Vi gir ingen garanti ut over rettighetene');
    for (const { html } of [about, terms, await page('/kundeservice'), await page('/registrer')])
      expect(html).not.toContain('5 års garanti');
    const sitemap = await (await fetch(`${shop.url}/sitemap-sider.xml`)).text();
    for (const html of [list.html, about.html, sitemap]) expect(html).not.toMatch(/\/trim\b|bionic-finish|vikafjell/);
  });
});

describe('a shop without articles', () => {
  test('says that it opens soon and asks search engines to wait, until the first article', async () => {
    expect((await page('/')).robots).toBeNull();
    await shop.database.execute('UPDATE articles SET visible_on_web = 0');
    await soon(async () => expect((await page('/')).html).toContain('Butikken åpner snart'));
    for (const path of ['/', '/klaer', '/search/jakke', '/butikker', '/kampanjer', '/merker', '/kundeservice'])
      expect([path, (await page(path)).robots]).toEqual([path, 'noindex']);
    const list = await page('/klaer');
    expect(list.html).toContain('Ingen artikler funnet');
    expect(list.html).toContain('Her kommer varene.');
    await shop.database.execute('UPDATE articles SET visible_on_web = 1 WHERE article_id = 1001');
    await soon(async () => expect((await page('/')).robots).toBeNull());
    expect((await page('/')).html).not.toContain('Butikken åpner snart');
  });
});
