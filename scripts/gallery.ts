import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { buildDesk } from './build/build-desk.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { prepareDemoShops } from './gallery/demo-shop.ts';
import { findBrowser } from './gallery/find-browser.ts';
import { indexPage, type Picture } from './gallery/index-page.ts';
import { photograph } from './gallery/photograph.ts';
import { photographDesk } from './gallery/photograph-desk.ts';
import { type Screen, screens } from './gallery/screens.ts';
import { openVisitors, type VisitorName, type Visitors } from './gallery/visitors.ts';
import { progressBar } from './terminal/progress-bar.ts';
import { step } from './terminal/step.ts';
import { textTable } from './terminal/text-table.ts';

/**
 * npm run gallery: a picture of every screen in every brand variant and width, on a demo shop of its own, with a page to
 * look through them. Says which screens are wider than the window and which made the browser complain.
 *
 *   npm run gallery -- --brand stabel --width 390,320 --screen list,article --out gallery
 *   npm run gallery -- --of desk        (the pictures of docs/desk.md alone, into docs/pictures/desk)
 */
const { values } = parseArgs({
  options: {
    brand: { type: 'string' },
    width: { type: 'string', default: '1440,1020,1019,768,390,320' },
    screen: { type: 'string' },
    out: { type: 'string', default: 'gallery' },
    of: { type: 'string', default: 'shop,desk' },
  },
});
const brandNames = chosen(
  values.brand,
  shippedVariants.map(({ name }) => name),
  'brand',
);
const parts = chosen(values.of, ['shop', 'desk'], 'part');
const widths = values.width.split(',').map(Number);
const screenNames = chosen(
  values.screen,
  screens.map(({ name }) => name),
  'screen',
);
const shown = screens.filter(({ name }) => screenNames.includes(name));
const folder = path.resolve(values.out);
const shots = shown.flatMap((screen) =>
  widths.filter((width) => isFor(screen, width)).map((width) => ({ screen, width })),
);
if (parts.includes('shop') && shots.length === 0) fail('There is nothing to take a picture of.');

await step('Building the storefront', buildStorefront);
if (parts.includes('desk')) await step('Building the desk', buildDesk);
const shops = await prepareDemoShops();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const bar = progressBar('Pictures');
const pictures: Picture[] = [];
const deskFaults: string[] = [];
try {
  if (parts.includes('desk')) await photographTour(browser);
  if (parts.includes('shop')) {
    await rm(folder, { recursive: true, force: true });
    for (const brand of brandNames) await photographBrand(browser, brand);
  }
} finally {
  bar.end();
  await browser.close();
  await shops.close();
}
for (const fault of deskFaults) console.log(fault);
const faulty = pictures.filter(({ faults }) => faults.length > 0);
if (parts.includes('shop')) await tellOfShop();
process.exit(faulty.length + deskFaults.length === 0 ? 0 : 1);

async function tellOfShop(): Promise<void> {
  await writeFile(path.join(folder, 'index.html'), indexPage(pictures.toSorted(byScreenAndWidth)));
  console.log(textTable([['screen', 'pictures', 'faults'], ...shown.map(screenRow)]));
  for (const { brand, screen, width, faults } of faulty)
    for (const fault of faults) console.log(`${brand} ${screen} ${width} px: ${fault}`);
  console.log(`${pictures.length} pictures, ${faulty.length} with faults: ${path.join(folder, 'index.html')}`);
}

/** The desk in the chain's own brand: its tour shows the desk, not the brands. */
async function photographTour(browser: Browser): Promise<void> {
  const shop = await shops.open('nordvarde');
  try {
    deskFaults.push(
      ...(await photographDesk(browser, shop.address, path.resolve('docs/pictures/desk'), (done, name) =>
        bar.show(done, `desk/${name}`),
      )),
    );
  } finally {
    await shop.stop();
  }
}

async function photographBrand(browser: Browser, brand: string): Promise<void> {
  const shop = await shops.open(brand);
  try {
    await mkdir(path.join(folder, brand), { recursive: true });
    const wanted = new Set<VisitorName>(shots.map(({ screen }) => screen.visitor ?? 'guest'));
    const visitors = await step('Letting visitors in', () => openVisitors(browser, shop.address, wanted));
    for (const shot of shots) await photographScreen(brand, visitors, shot);
    await visitors.close();
  } finally {
    await shop.stop();
  }
}

/** A screen that cannot be opened is a fault among the others: the rest is still worth seeing. */
async function photographScreen(
  brand: string,
  visitors: Visitors,
  { screen, width }: { readonly screen: Screen; readonly width: number },
): Promise<void> {
  const file = `${brand}/${screen.name}-${width}.jpg`;
  bar.show(pictures.length / (shots.length * brandNames.length), file);
  const page = await visitors.window(screen.visitor ?? 'guest', screen.script !== false);
  const faults: string[] = [];
  try {
    const places = { ...shops, receipt: visitors.receipt };
    const { overflow, logged } = await photograph(page, { screen, places, width, file: path.join(folder, file) });
    if (overflow !== null) faults.push(`wider than the window: ${overflow}`);
    faults.push(...logged);
  } catch (error) {
    faults.push(`no picture: ${String(error).split('\n')[0]}`);
  }
  pictures.push({ screen: screen.name, brand, width, file, faults });
}

function isFor({ from = 0, below = Number.POSITIVE_INFINITY }: Screen, width: number): boolean {
  return width >= from && width < below;
}

function screenRow({ name }: Screen): readonly string[] {
  const own = pictures.filter(({ screen }) => screen === name);
  const count = own.reduce((sum, { faults }) => sum + faults.length, 0);
  return [name, String(own.length), count === 0 ? '–' : String(count)];
}

function byScreenAndWidth(a: Picture, b: Picture): number {
  const place = ({ screen }: Picture) => screenNames.indexOf(screen);
  return place(a) - place(b) || b.width - a.width || brandNames.indexOf(a.brand) - brandNames.indexOf(b.brand);
}

/** The names asked for, or all of them. */
function chosen(text: string | undefined, all: readonly string[], what: string): readonly string[] {
  const names = text?.split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) fail(`There is no ${what} ${unknown}. There are: ${all.join(', ')}`);
  return names;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
