import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { dressText, kitText } from '#content/nb/guides.ts';
import { pages as pageFiles } from '#content/nb/pages/registry.ts';
import { isProductType } from '#demo/illustrations/product.ts';
import { routePatterns } from '#domain/navigation/routes.ts';
import { shippedBrands } from '#server/brands/read-brands.ts';
import type { Pages } from '#server/ports/content/pages.ts';
import { loadMarkdownPages, readPage } from './pages-markdown.ts';

const facts = {
  kjede: 'Varde & Sønn',
  selskap: 'Varde & Sønn AS',
  klubb: 'Vardeklubben',
  epost: 'post@nordvarde.example',
  orgnr: '999 888 777',
  adresse: 'Varden 1, 5003 Bergen',
  telefon: '55 00 00 00',
  betaling: 'kort, Klarna eller Qliro',
  kreditt: 'Klarna og Qliro',
  vipps: '',
  garanti: '5 års garanti',
};
const head = 'title: Om {{kjede}}\ndescription: Kort\nlead: Litt lengre\nscene: fjord\nupdated: 2026-01-05';
const read = (body: string, front = head) => readPage('side', 'side.md', `---\n${front}\n---\n${body}`, facts);

describe('one text', () => {
  test('what the shop does not offer is not said', () => {
    const text =
      'Vi tar {{betaling}}.{{om:kreditt}} {{kreditt}} gir kreditt.{{slutt}}{{uten:garanti}} Ingen garanti.{{slutt}}';
    expect(read(text).html).toContain('Vi tar kort, Klarna eller Qliro. Klarna og Qliro gir kreditt.</p>');
    const bare = readPage('side', 'side.md', `---\n${head}\n---\n${text}`, {
      ...facts,
      betaling: 'kort',
      kreditt: '',
      garanti: '',
    });
    expect(bare.html).toContain('Vi tar kort. Ingen garanti.</p>');
  });

  test('front matter becomes the page, placeholders filled as plain text', () => {
    expect(read('Hei.')).toEqual({
      slug: 'side',
      title: 'Om Varde & Sønn',
      description: 'Kort',
      lead: 'Litt lengre',
      picture: { kind: 'scene', name: 'fjord' },
      updated: '2026-01-05',
      html: '<p>Hei.</p>\n',
      goods: [],
      headings: [],
    });
  });

  test('placeholders in the text are escaped, in addresses they take no spaces', () => {
    expect(read('{{kjede}}, [{{telefon}}](tel:{{telefon}}), [{{epost}}](mailto:{{epost}})').html).toBe(
      '<p>Varde &amp; Sønn, <a href="tel:55000000">55 00 00 00</a>, <a href="mailto:post@nordvarde.example">post<wbr>@nordvarde.example</a></p>\n',
    );
  });

  test('{{dato}} is the day the text was last changed', () => {
    expect(read('{{dato}}').html).toBe('<p><span class="together">5. januar</span> 2026</p>\n');
  });

  test.each(['vask på 30 grader', 'under −5 °C', '99 kroner', '15000 mm', '5 års garanti'])(
    'CONTENT-01 %s: the figure stays with its unit, and the words as they are written',
    (text) => {
      const { html } = read(text);
      expect(html).toMatch(/<span class="together">\d+ \p{L}|<span class="together">\d+ °C/u);
      expect(html.replace(/<[^>]+>/g, '').trim()).toBe(text);
    },
  );

  test.each(['uke 1 og 2', 'punkt 10. Den', '3 for 2', 'fra 9 til 16', '2 lange votter'])(
    '%s breaks where it likes',
    (text) => {
      expect(read(text).html).not.toContain('together');
    },
  );

  test('a heading keeps the id it is given, else it has its slug', () => {
    const page = read('## Kjøp & salg {#kjop}\n\n## Åpent kjøp i {{klubb}}\n\n### Hvorfor?');
    expect(page.headings).toEqual([
      { id: 'kjop', text: 'Kjøp & salg' },
      { id: 'apent-kjop-i-klubb', text: 'Åpent kjøp i Vardeklubben' },
    ]);
    expect(page.html).toContain('<h2 id="kjop">Kjøp &amp; salg</h2>');
    expect(page.html).toContain('<h2 id="apent-kjop-i-klubb">Åpent kjøp i Vardeklubben</h2>');
    expect(page.html).toContain('<h3 id="hvorfor">Hvorfor?</h3>');
  });

  test('a table tells each cell its column, and the first cell what the row is about', () => {
    const { html } = read('| Hva | Vask & tørk |\n|---|---|\n| **Ull** | 30 °C |');
    expect(html).toContain('<th role="rowheader" scope="row"><strong>Ull</strong></th>');
    expect(read('| Navn |\n|---|\n| `_ga` |').html).toContain(
      '<th role="rowheader" scope="row" class="as-written"><code>_ga</code></th>',
    );
    expect(html).toContain('<td role="cell" data-label="Vask &amp; tørk"><span class="together">30 °C</span></td>');
    expect(html).toMatch(
      /^<div class="table-scroll" role="group" aria-label="Hva, Vask &amp; tørk" tabindex="0"><table/,
    );
  });

  test('a drawing has its caption, and may lead somewhere; other pictures are not for pages', () => {
    expect(read('[![Se <ull>](tegning:woolSweater:b5533c)](/search/ull)').html).toBe(
      '<p><a href="/search/ull"><span class="drawing"><img src="drawing:woolSweater:b5533c" alt="" width="320" height="320" loading="lazy" decoding="async"><span>Se &lt;ull&gt;</span></span></a></p>\n',
    );
    expect(() => read('![x](https://elsewhere.example/x.png)')).toThrow(
      "'https://elsewhere.example/x.png' is no drawing",
    );
  });

  test('a link of its own to goods is a row with its place in the text; within a sentence it would be none', () => {
    const { html, goods } = read('Vask.\n\n[Du trenger ull & dun](<varer:ull vask>)\n\nTørk.');
    expect(html).toBe('<p>Vask.</p>\n<!--goods-->\n<p>Tørk.</p>\n');
    expect(goods).toEqual([{ title: 'Du trenger ull & dun', query: 'ull vask' }]);
    expect(read('Se [ullvask](varer:ullvask) her.').goods).toEqual([]);
  });

  test('raw HTML is shown as text', () => {
    const { html } = read('Før <img src=x onerror=alert(1)> etter\n\n<script>alert(1)</script>');
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

describe('a broken text stops the start', () => {
  test.each([
    ['an unknown placeholder', () => read('{{ukjent}}'), 'side.md: unknown placeholder {{ukjent}}'],
    ['two headings with one id', () => read('## A {#a}\n\n## B {#a}'), "two headings have the id 'a'"],
    ['no front matter', () => readPage('side', 'side.md', 'Hei.', facts), 'side.md has no front matter'],
    ['a missing key', () => read('', head.replace('lead: Litt lengre\n', '')), 'side.md has no lead'],
    ['an unknown key', () => read('', `${head}\nforfatter: Kari`), "side.md: unexpected line 'forfatter: Kari'"],
    ['no picture', () => read('', head.replace('scene: fjord\n', '')), 'side.md names neither scene nor drawing'],
    ['no date', () => read('', head.replace('2026-01-05', '2026-02-30')), "side.md: '2026-02-30' is no date"],
  ])('%s', (_, run, message) => {
    expect(run).toThrow(message);
  });

  test('a file that no folder has is no page', async () => {
    const folders = [import.meta.dirname];
    const { all } = await loadMarkdownPages({ folders, files: [{ slug: 'x', file: 'x.md' }], facts });
    expect(all).toEqual([]);
  });
});

const neutral = path.resolve(import.meta.dirname, '../../../content/nb/pages');
const demo = path.join(shippedBrands, 'demo-chains/pages');
/** Pages whose words are a chain's own: one that has none does not answer at their addresses. */
const chainsOwn = ['bionic-finish-eco', 'trim', 'furet-vaerbitt-vikafjell'];

describe.each([
  ['a chain without pages of its own', [neutral]],
  ['the demo', [demo, neutral]],
])('the pages of %s', (whose, folders) => {
  let pages: Pages;
  beforeAll(async () => {
    pages = await loadMarkdownPages({ folders, files: pageFiles, facts });
  });

  test('all are read, in the order of the registry, and found by slug', () => {
    const left = pageFiles.map(({ slug }) => slug).filter((slug) => whose === 'the demo' || !chainsOwn.includes(slug));
    expect(pages.all.map((page) => page.slug)).toEqual(left);
    expect(pages.find('om-oss')?.title).toBe('Om oss');
    expect(pages.find('finnes-ikke')).toBeUndefined();
  });

  test('none has a hole where a shop takes no payment on the web', async () => {
    const bare = await loadMarkdownPages({ folders, files: pageFiles, facts: { ...facts, betaling: '', kreditt: '' } });
    for (const { slug, html } of bare.all) expect(html, slug).not.toMatch(/\(\)|\bmed ,|: \.|<p>\s*<\/p>/);
  });

  test('none leaves a placeholder open', () => {
    for (const page of pages.all) {
      expect(page.html).not.toMatch(/\{\{|%7B/);
    }
  });

  test('NAV-07 every link between pages leads to a page, and every anchor to a heading', () => {
    const literalPaths = new Set<string>(Object.values(routePatterns).filter((pattern) => !pattern.includes(':')));
    // What one can do on a guide stands above its text, in the screen.
    const tools = new Map<string, string>([
      ['dette-trenger-barnet-til-barnehagestart', kitText.id],
      ['hvordan-kle-barna', dressText.id],
    ]);
    for (const { slug, html } of pages.all) {
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
        if (/^(mailto|tel):/.test(href) || href === '/merker/vikafjell' || href.startsWith('/search/')) continue;
        const [path = '', anchor] = href.split('#');
        const target = path === '' ? slug : path.slice(1);
        expect(literalPaths, `${slug}: ${href}`).toContain(`/${target}`);
        if (pageFiles.some((page) => page.slug === target))
          expect([href, pages.find(target)?.slug]).toEqual([href, target]);
        if (anchor === undefined || tools.get(target) === anchor) continue;
        expect(pages.find(target)?.html, `${slug}: ${href}`).toContain(` id="${anchor}"`);
      }
    }
  });

  test('DEC-21 every drawing in a text is one there is', () => {
    const named = pages.all.flatMap(({ slug, html }) =>
      [...html.matchAll(/src="drawing:(\w+):/g)].map(([, type = '']) => [slug, type]),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const [slug, type = ''] of named) expect([slug, type, isProductType(type)]).toEqual([slug, type, true]);
  });

  test('no heading stands above the second level: the first is the title', () => {
    for (const page of pages.all) expect(page.html).not.toContain('<h1');
  });
});
