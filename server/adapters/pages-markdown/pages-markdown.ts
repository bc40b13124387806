import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { formatDate } from '#domain/time/norwegian-dates.ts';
import type { Page, PageFields, PageFiles, PagePicture, Pages } from '#server/ports/content/pages.ts';
import { done, refused } from '#server/ports/result.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { fillHtml, fillText, renderMarkdown, typeset } from './markdown-html.ts';
import { PageError } from './page-error.ts';

/** What differs between brand variants; `{{dato}}` is the page's own `updated`. */
export interface PageFacts {
  readonly kjede: string;
  /** The company behind the name: the seller in the eyes of the law. */
  readonly selskap: string;
  readonly klubb: string;
  readonly epost: string;
  readonly orgnr: string;
  readonly adresse: string;
  readonly telefon: string;
  /** What can be paid with on the web: 'kort, Klarna eller Qliro'. */
  readonly betaling: string;
  /** Those of them that give credit; empty where none does. */
  readonly kreditt: string;
  /** 'Vipps', or empty where it is not offered. */
  readonly vipps: string;
  /** The guarantee of the club's members; empty where there is none. */
  readonly garanti: string;
}

export interface MarkdownPages {
  /** Where the files are looked for, the first that has one wins. */
  readonly folders: readonly string[];
  readonly files: readonly { readonly slug: string; readonly file: string }[];
  readonly facts: PageFacts;
}

/** Reads every page once, at start: a broken text stops the start and not a visitor. What no folder has is no page. */
export async function loadMarkdownPages({ folders, files, facts }: MarkdownPages): Promise<Pages & PageFiles> {
  const found = files.flatMap(({ slug, file }) => {
    const folder = folders.find((place) => existsSync(path.join(place, file)));
    return folder === undefined ? [] : [{ slug, file: path.join(folder, file) }];
  });
  const read = await Promise.all(
    found.map(async ({ slug, file }) => {
      const name = path.basename(file);
      const source = readFrontMatter(name, await readFile(file, 'utf8'));
      return { slug, source: { ...source, body: source.body.trim() }, page: shown(slug, name, source, facts) };
    }),
  );
  const bySlug = new Map(read.map((page) => [page.slug, page]));
  return {
    all: read.map(({ page }) => page),
    find: (slug) => bySlug.get(slug)?.page,
    slugs: read.map(({ slug }) => slug),
    file: (slug) => bySlug.get(slug)?.source,
    render: (slug, fields, updated) => {
      const picture = bySlug.get(slug)?.source.picture ?? { kind: 'scene', name: 'fjord' };
      try {
        return done(rendered(slug, { ...fields, picture, updated }, facts));
      } catch (error) {
        if (error instanceof PageError) return refused(error.fault);
        throw error;
      }
    },
  };
}

/** `{{om:kreditt}} … {{slutt}}` stands where the shop has what it names, `{{uten:kreditt}} … {{slutt}}` where it has not. */
function whereTrue(text: string, fact: (name: string) => string): string {
  return text.replace(/\{\{(om|uten):(\w+)\}\}([\s\S]*?)\{\{slutt\}\}/g, (_, kind, name: string, words: string) =>
    (kind === 'om') === (fact(name) !== '') ? words : '',
  );
}

export function readPage(slug: string, file: string, source: string, facts: PageFacts): Page {
  return shown(slug, file, readFrontMatter(file, source), facts);
}

function shown(slug: string, file: string, source: FrontMatter, facts: PageFacts): Page {
  try {
    return rendered(slug, source, facts).page;
  } catch (error) {
    throw error instanceof Error ? new Error(`${file}: ${error.message}`) : error;
  }
}

interface Written extends PageFields {
  readonly picture: PagePicture;
  readonly updated: string;
}

function rendered(slug: string, written: Written, facts: PageFacts): { page: Page; links: readonly string[] } {
  const { title, description, lead, picture, updated, body } = written;
  const date = parseIsoDate(updated);
  if (date === null) throw new Error(`'${updated}' is no date`);
  const values = new Map(Object.entries({ ...facts, dato: formatDate(date) }));
  const fact = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new PageError({ reason: 'placeholder', value: name });
    return value;
  };
  const { html, headings, goods, links } = renderMarkdown(whereTrue(body, fact));
  const page = {
    slug,
    title: fillText(title, fact),
    description: fillText(description, fact),
    lead: fillText(lead, fact),
    picture,
    updated,
    html: typeset(fillHtml(html, fact)),
    headings: headings.map(({ id, text }) => ({ id, text: fillText(text, fact) })),
    goods: [...goods],
  };
  return { page, links };
}
