import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withdrawalFormText } from '../withdrawal-form.ts';
import { pages, sectionTitles } from './registry.ts';

const directory = new URL('./', import.meta.url);

const demoPages = new URL('../../../brands/demo-chains/pages/', import.meta.url);

/** A page as the demo's chains have it: their own words where they have any. */
function source(slug: string): string {
  const own = new URL(`${slug}.md`, demoPages);
  return readFileSync(existsSync(own) ? own : new URL(`${slug}.md`, directory), 'utf8');
}

/** The text below one heading of the second level, up to the next. */
function section(slug: string, heading: string): string {
  const part = source(slug)
    .split(/^## /m)
    .find((text) => text.split('\n', 1)[0]?.replace(/ \{#.*\}$/, '') === heading);
  if (part === undefined) throw new Error(`${slug} has no section '${heading}'`);
  return part;
}

const anchors = (slug: string): string[] =>
  [...source(slug).matchAll(/^## .*\{#([a-z-]+)\}$/gm)].map((match) => match[1] ?? '');

test('CONTENT-01 the chain story tells of stores built of pallets and lower prices', () => {
  expect(source('om-oss')).toContain('paller');
  expect(source('om-oss')).toMatch(/prisene lave/);
});

test('CONTENT-02 CONST-17 it names the guarantee of club members', () => {
  expect(source('om-oss')).toContain('5 års garanti');
  expect(source('om-oss')).toContain('klubbmedlem');
  expect(section('om-oss', '5 års garanti for klubbmedlemmer')).toContain('i tillegg til rettighetene');
});

test.each([
  ['CONTENT-03', 'Ull', 'ullprogrammet på 30 grader'],
  ['CONTENT-04', 'Dun', 'tennisballer'],
  ['CONTENT-05', 'Impregnerte klær', 'Vask først'],
])('%s the care guides have %s', (_, heading, advice) => {
  expect(section('vedlikehold', heading)).toContain(advice);
});

test('CONTENT-06 CONTENT-15 the outdoor label names its waterproofing and leads to its list', () => {
  expect(source('furet-vaerbitt-vikafjell')).toContain('15000 mm');
  expect(source('furet-vaerbitt-vikafjell')).toContain('(/merker/vikafjell)');
});

test('CONTENT-07 the sustainability policy speaks of people, materials and what is not done yet', () => {
  expect(section('baerekraftig-forretningspraksis', 'Mennesker')).toContain('ILO');
  expect(section('baerekraftig-forretningspraksis', 'Materialer og kjemi')).toContain('PFAS');
  expect(section('baerekraftig-forretningspraksis', 'Det vi ikke har fått til')).toContain('underleverandørene');
});

describe('privacy', () => {
  test('CONTENT-08 personal data', () => {
    expect(section('personvernerklaering', 'Personopplysninger')).toContain('Kundekonto');
  });

  test('CONTENT-09 reservations are retained five years', () => {
    expect(section('personvernerklaering', 'Reservasjoner')).toContain('5 år');
  });

  test('CONTENT-10 newsletters need a yes', () => {
    expect(section('personvernerklaering', 'Nyhetsbrev')).toContain('Ingenting er krysset av på forhånd');
  });

  test.each(['XSRF-TOKEN', 'shop_session', 'cookiesAccepted'])('CONTENT-11 CONST-12 %s needs no consent', (name) => {
    expect(section('personvernerklaering', 'Informasjonskapsler')).toMatch(
      new RegExp(`^\\| \`${name}\` \\|.*\\| nei \\|$`, 'm'),
    );
  });

  test.each(['_ga', '_gid', '_dc_gtm', '_fbp'])('CONTENT-11 CONST-13 %s needs consent', (name) => {
    expect(section('personvernerklaering', 'Informasjonskapsler')).toMatch(
      new RegExp(`^\\| \`${name}\` \\|.*\\| \\*\\*ja\\*\\* \\|$`, 'm'),
    );
  });
});

test('CONTENT-12 what a child needs at the start of kindergarten', () => {
  expect(section('dette-trenger-barnet-til-barnehagestart', 'Pakkelista')).toContain('Ullsett');
});

test('CONTENT-13 how to dress children, layer by layer', () => {
  expect(anchors('hvordan-kle-barna').slice(0, 3)).toEqual(['innerst', 'midten', 'ytterst']);
});

test('CONTENT-14 the impregnation Bionic Finish Eco', () => {
  expect(source('bionic-finish-eco')).toContain('title: Bionic Finish Eco');
  expect(section('bionic-finish-eco', 'Hva er det?')).toContain('uten fluorforbindelser');
});

test('CONTENT-16 DEC-21 customer service has the sections that links point at', () => {
  expect(anchors('kundeservice')).toEqual(['betaling', 'retur', 'vilkar', 'reklamasjon', 'levering', 'faq', 'kontakt']);
});

describe('law', () => {
  test('åpenhetsloven: who answers, how soon, and when the account is renewed', () => {
    expect(section('apenhetsloven', 'Spør oss')).toContain('senest innen tre uker');
    expect(section('apenhetsloven', 'Redegjørelsen')).toContain('30. juni');
  });

  test('accessibility: what is aimed at, what is not met, and where to complain', () => {
    expect(section('tilgjengelighet', 'Hva vi bygger etter')).toContain('WCAG 2.1 på nivå AA');
    expect(source('tilgjengelighet')).toContain('{{epost}}');
    expect(section('tilgjengelighet', 'Si fra')).toContain('Tilsynet for universell utforming av ikt');
  });

  test('the return page explains withdrawal and holds the form', () => {
    expect(section('retur', 'Angrerett i 14 dager')).toContain('regnet fra dagen etter at du fikk varen');
    expect(section('retur', withdrawalFormText.title)).toContain('Fyll ut og send skjemaet');
    expect(withdrawalFormText.statement).toBe('Jeg går fra avtalen om kjøp av følgende varer:');
  });

  test('the seller can be identified in terms and contact', () => {
    for (const slug of ['kjopsvilkar', 'kontakt-oss']) {
      for (const fact of ['selskap', 'orgnr', 'adresse', 'epost']) expect(source(slug)).toContain(`{{${fact}}}`);
    }
  });

  test('the terms name the buttons as the checkout has them', () => {
    expect(section('kjopsvilkar', '2. Reservasjon')).toContain('**Reserver**');
    expect(section('kjopsvilkar', '3. Kjøp på nett')).toContain('**Betal**');
  });
});

describe('registry', () => {
  test('every file is listed once, under its own name', () => {
    const files = [directory, demoPages]
      .flatMap((folder) => readdirSync(folder))
      .filter((name) => name.endsWith('.md'));
    expect(pages.map((page) => page.file).toSorted()).toEqual([...new Set(files)].toSorted());
    for (const page of pages) expect(page.file).toBe(`${page.slug}.md`);
  });

  test('CONST-20 four pages hang on a brand feature', () => {
    const switched = pages.filter((page) => page.feature !== null).map((page) => [page.feature, page.slug]);
    expect(Object.fromEntries(switched)).toEqual({
      support: 'kundeservice',
      maintenance: 'vedlikehold',
      about: 'om-oss',
      info: 'informasjon',
    });
  });

  test('every section of the list has pages', () => {
    expect([...new Set(pages.map((page) => page.section))]).toEqual(Object.keys(sectionTitles));
  });
});
