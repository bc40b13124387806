import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type HomeFile, homeFile, homeFileFaults, type StoredHome } from '#contract/home-file.ts';
import { formerPage, type HomePages, homePages } from '#server/database/editorial/home-pages.ts';
import { readMark } from '#server/database/maintenance/shop-mark.ts';
import type { PictureDescription } from '#server/ports/content/pictures.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { chosenBrand } from './database/chosen-brand.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';

/** The home page of a brand variant, by command; the running shop shows it within a second (DEC-19, DEC-20). */
const usage = `npm run home -- show [NAME]          prints the home page, or the preview NAME, as JSON
npm run home -- list                 names the previews
npm run home -- preview NAME FILE    shows the page of FILE at /preview/NAME
npm run home -- publish NAME         makes the preview NAME the home page
npm run home -- set FILE             makes the page of FILE the home page at once
npm run home -- remove NAME          forgets the preview NAME

--brand NAME says which brand variant, if it is not BRAND_NAME or the one in the settings. See docs/home.md.`;

const takenBack = `The one before it is at /preview/${formerPage}: npm run home -- publish ${formerPage}`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brand: { type: 'string' } } });
  await withShopDatabase(async (database, config) => {
    const isDemo = config.mode === 'demo' || (await readMark(database)) === 'demo';
    const pages = homePages(database, await chosenBrand(database, config, values.brand));
    await run({ pages, canDraw: isDemo ? await demoDrawings() : () => false }, positionals);
  });
} catch (error) {
  explainMistake(error, usage);
}

interface Desk {
  readonly pages: HomePages;
  /** Drawings are the demo's; the pictures of a live shop are files. */
  readonly canDraw: (picture: PictureDescription) => boolean;
}

async function demoDrawings(): Promise<Desk['canDraw']> {
  const { draw } = await import('#demo/pictures/draw.ts');
  return (picture) => draw(picture, 480) !== null;
}

async function run(desk: Desk, [what, first, second, ...more]: readonly string[]): Promise<void> {
  const { pages } = desk;
  if (more.length > 0) throw new ConfigError(usage);
  if (what === 'show' && second === undefined) return show(await pages.read(), first);
  if (what === 'list' && first === undefined) return list(await pages.read());
  if (what === 'preview' && second !== undefined) {
    const name = previewName(first);
    if (name === formerPage) throw new ConfigError(`'${formerPage}' is where the page before this one is stored.`);
    await pages.preview(name, await readPage(desk, second));
    return console.log(`Shown at /preview/${name}.`);
  }
  if (what === 'set' && first !== undefined && second === undefined) {
    await pages.set(await readPage(desk, first));
    return console.log(`This is the home page now. ${takenBack}`);
  }
  if (what === 'publish' && second === undefined) {
    const name = previewName(first);
    if (!(await pages.publish(name))) throw noPreview(name);
    return console.log(`The preview ${name} is the home page now. ${takenBack}`);
  }
  if (what === 'remove' && second === undefined) {
    const name = previewName(first);
    if (!(await pages.remove(name))) throw noPreview(name);
    return console.log(`The preview ${name} is forgotten.`);
  }
  throw new ConfigError(usage);
}

function show(home: StoredHome, name: string | undefined): void {
  const page = name === undefined ? home : home.previews[name];
  if (page === undefined) throw noPreview(name ?? '');
  const { hero, slots } = page;
  console.log(JSON.stringify({ hero, slots }, null, 2));
}

function list({ hero, previews }: StoredHome): void {
  console.log(`/  ${hero.title}`);
  for (const [name, page] of Object.entries(previews)) console.log(`/preview/${name}  ${page.hero.title}`);
}

/** The page of a file, when everything in it is as it must be; else all that is wrong with it. */
async function readPage({ pages, canDraw }: Desk, file: string): Promise<HomeFile> {
  const value = parsed(await contentOf(file), file);
  const faults = homeFileFaults(value);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  const page = homeFile.parse(value);
  const more = [...undrawable(page, canDraw), ...(await unknownArticles(pages, page))];
  if (more.length > 0) throw new ConfigError(more.join('\n'));
  return page;
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ConfigError(`There is no file ${file}.`);
  }
}

function parsed(content: string, file: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new ConfigError(`${path.basename(file)} is not JSON: ${(error as Error).message}`);
  }
}

function undrawable({ hero, slots }: HomeFile, canDraw: Desk['canDraw']): string[] {
  const parts = [
    ['hero', hero] as const,
    ...Object.entries(slots).map(([name, slot]) => [`slots.${name}`, slot] as const),
  ];
  return parts.flatMap(([where, part]) =>
    (['image', 'imageMobile'] as const).flatMap((field) => {
      const picture = part?.[field] ?? null;
      if (picture === null || typeof picture === 'string' || canDraw(picture)) return [];
      return [`${where}.${field}: there is no drawing '${'name' in picture ? picture.name : JSON.stringify(picture)}'`];
    }),
  );
}

async function unknownArticles(pages: HomePages, { slots }: HomeFile): Promise<string[]> {
  const named = Object.entries(slots).flatMap(([name, slot]) => {
    const id = slot?.articleId ?? null;
    return id === null ? [] : [{ name, id }];
  });
  const unknown = new Set(await pages.unknownArticles(named.map(({ id }) => id)));
  return named
    .filter(({ id }) => unknown.has(id))
    .map(({ name, id }) => `slots.${name}.articleId: there is no article ${id}`);
}

function previewName(name: string | undefined): string {
  if (name === undefined) throw new ConfigError(usage);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 60) {
    throw new ConfigError(`A preview's name is small letters, digits and hyphens, as vinter-2026; not '${name}'.`);
  }
  return name;
}

function noPreview(name: string): ConfigError {
  return new ConfigError(`There is no preview ${name}; npm run home -- list names them.`);
}
