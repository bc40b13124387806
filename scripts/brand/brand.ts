import path from 'node:path';
import { parseArgs } from 'node:util';
import { brandFaults } from '#server/brands/check-brand.ts';
import { BrandError } from '#server/brands/read-brand-json.ts';
import { brandByName, brandNames, shippedBrands } from '#server/brands/read-brands.ts';
import { loadPages } from '#server/composition/load-pages.ts';
import { readConfig } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { explainMistake } from '../terminal/explain-mistake.ts';
import { askAnswers, questions } from './ask-answers.ts';
import { makeBrand } from './make-brand.ts';

/** Brand variants, by command: each is a folder of data in BRANDS_DIR, or in brands/ (docs/brands.md). */
const usage = `npm run brand -- list           names the brand variants
npm run brand -- new NAME       makes one, and asks what is not said by a flag
npm run brand -- check NAME     says what is wrong with one

Flags of new: ${questions.map(({ flag }) => `--${flag}`).join(' ')}
BRANDS_DIR is where the chain's own stand. See docs/brands.md.`;

const root = path.resolve(import.meta.dirname, '../..');

try {
  const flags = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({ allowPositionals: true, options: flags });
  const { brandPlaces } = readConfig({ BRANDS_DIR: process.env.BRANDS_DIR, SHOP_MODE: 'demo' }, root);
  await run(brandPlaces, positionals, values);
} catch (error) {
  explainMistake(error, usage, [BrandError]);
}

async function run(
  places: readonly string[],
  [what, name, ...more]: readonly string[],
  flags: Readonly<Record<string, string | boolean | undefined>>,
): Promise<void> {
  if (more.length > 0) throw new ConfigError(usage);
  if (what === 'list' && name === undefined) return console.log(brandNames(places).join('\n'));
  if (what === 'check' && name !== undefined) return check(places, name);
  if (what === 'new' && name !== undefined) {
    const answers = await askAnswers(flags, process.stdin.isTTY);
    const folder = await makeBrand(places.at(-1) ?? shippedBrands, name, answers);
    await check(places, name);
    console.log(`Made ${folder}. Look at it: BRAND_NAME=${name} npm start`);
    return;
  }
  throw new ConfigError(usage);
}

async function check(places: readonly string[], name: string): Promise<void> {
  const brand = brandByName(places, name);
  const faults = brandFaults(brand);
  if (faults.length > 0) throw new BrandError(faults.join('\n'));
  const { contact, orgNo } = brand;
  await loadPages(path.join(root, 'content/nb/pages'), brand, { ...contact, orgNo }, ['card']);
  console.log(`${name}: nothing is wrong.`);
}
