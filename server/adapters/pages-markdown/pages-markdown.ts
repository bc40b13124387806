import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { formatDate } from '#domain/time/norwegian-dates.ts';
import type { Page, Pages } from '#server/ports/content/pages.ts';
import { readFrontMatter } from './front-matter.ts';
import { fillHtml, fillText, renderMarkdown, typeset } from './markdown-html.ts';

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
export async function loadMarkdownPages({ folders, files, facts }: MarkdownPages): Promise<Pages> {
  const found = files.flatMap(({ slug, file }) => {
    const folder = folders.find((place) => existsSync(path.join(place, file)));
    return folder === undefined ? [] : [{ slug, file: path.join(folder, file) }];
  });
  const all = await Promise.all(
    found.map(async ({ slug, file }) => readPage(slug, path.basename(file), await readFile(file, 'utf8'), facts)),
  );
  const bySlug = new Map(all.map((page) => [page.slug, page]));
  return { all, find: (slug) => bySlug.get(slug) };
}

/** `{{om:kreditt}} … {{slutt}}` stands where the shop has what it names, `{{uten:kreditt}} … {{slutt}}` where it has not. */
function whereTrue(text: string, fact: (name: string) => string): string {
  return text.replace(/\{\{(om|uten):(\w+)\}\}([\s\S]*?)\{\{slutt\}\}/g, (_, kind, name: string, words: string) =>
    (kind === 'om') === (fact(name) !== '') ? words : '',
  );
}

export function readPage(slug: string, file: string, source: string, facts: PageFacts): Page {
  const { title, description, lead, picture, updated, body } = readFrontMatter(file, source);
  const date = parseIsoDate(updated);
  if (date === null) throw new Error(`${file}: '${updated}' is no date`);
  const values = new Map(Object.entries({ ...facts, dato: formatDate(date) }));
  const fact = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${file}: unknown placeholder {{${name}}}`);
    return value;
  };
  const { html, headings, goods } = renderMarkdown(whereTrue(body, fact));
  return {
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
}
