import { parseArgs } from 'node:util';
import { isStoredSettingName, type StoredSettingName, storedSettings } from '#contract/stored-settings.ts';
import { parseJson } from '#domain/storage/parse-json.ts';
import { type ShopSettings, shopSettings } from '#server/database/settings/shop-settings.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { chosenBrand } from './database/chosen-brand.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';

/** The settings of a brand variant, by command; the running shop goes by them within a second (DEC-134). */
const usage = `npm run settings -- show              prints what is set
npm run settings -- set NAME VALUE    changes one

search_on_type 1                      searches with every letter that is typed; 0 when Enter is pressed
reviews_auto_approve 1                shows reviews without their being approved
menu_genders dame,herre,junior        the genders of the menu, in this order
own_productlines 1,2                  the product lines that are the chain's own
contact.email, contact.phone, contact.address, contact.orgNo
contact.social '[{"name":"Facebook","url":"https://facebook.example/kjeden"}]'

--brand NAME says which brand variant, if it is not BRAND_NAME or the one in the settings. See docs/operations.md.`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brand: { type: 'string' } } });
  await withShopDatabase(async (database, config) => {
    await run(shopSettings(database, await chosenBrand(database, config, values.brand)), positionals);
  });
} catch (error) {
  explainMistake(error, usage);
}

async function run(settings: ShopSettings, [what, name, value, ...more]: readonly string[]): Promise<void> {
  if (what === 'show' && name === undefined) return console.log(JSON.stringify(await settings.read(), null, 2));
  if (what !== 'set' || name === undefined || value === undefined || more.length > 0) throw new ConfigError(usage);
  if (!isStoredSettingName(name)) throw new ConfigError(`There is no setting ${name}.\n${usage}`);
  const read = storedSettings[name].safeParse(typed(name, value));
  if (!read.success) throw new ConfigError(`${name} ${read.error.issues[0]?.message}`);
  const unknown = name === 'own_productlines' ? await settings.unknownProductLines(read.data as number[]) : [];
  if (unknown.length > 0) throw new ConfigError(`There is no product line ${unknown.join(', ')}.`);
  await settings.set(name, read.data);
  console.log(`${name} is ${JSON.stringify(read.data)} now.`);
}

/** What was typed, as the kind of value the setting has. */
function typed(name: StoredSettingName, text: string): unknown {
  if (name === 'contact.social') return parseJson(text);
  if (name.startsWith('contact.')) return text;
  if (name === 'menu_genders') return text.split(',').map((part) => part.trim());
  if (name === 'own_productlines') return text.trim() === '' ? [] : text.split(',').map(Number);
  return Number(text);
}
