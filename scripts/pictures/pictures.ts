import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ImportFileError } from '#database/import/file-record.ts';
import { pictureParts } from '#server/composition/open-photographs.ts';
import { PictureStoreError } from '#server/ports/content/picture-store.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { purgePictures, retentionDays } from '#server/use-cases/picture/purge-pictures.ts';
import { withShopDatabase } from '../database/with-shop-database.ts';
import { explainMistake } from '../terminal/explain-mistake.ts';
import { altCommand, listCommand, lookCommand, orderCommand, removeCommand } from './arrange.ts';
import { importCommand } from './import.ts';
import { takeCommand } from './take.ts';

/** npm run pictures -- COMMAND …; see docs/pictures.md. */
const usage = `npm run pictures -- COMMAND

  import FOLDER_OR_ARCHIVE [--list FILE.csv] [--report FILE.csv] [--dry-run] [--again]
                                            takes photographs in and gives them to articles; --again stores known ones too
  take FILE …                               takes files in for pages and banners, and prints their addresses
  list ARTICLE                              an article's photographs: colour, number, words, size
  alt ARTICLE NUMBER [WORDS] [--color C]    what is said of one to those who do not see it; no words take them away
  order ARTICLE NUMBERS [--color C]         3,1,2 puts the third first
  remove ARTICLE NUMBER [--color C]         takes one away; those behind it move up
  look ARTICLE NUMBER stand|fill [--focus 50,30] [--color C]
                                            stands on its ground, or fills its box around a point (percent)
  purge [--days ${retentionDays}]                        removes what no article or order has shown for so long

ARTICLE is an article number, an EAN or an ArticleID; C is the name or code of a colour.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'string' },
      report: { type: 'string' },
      'dry-run': { type: 'boolean' },
      again: { type: 'boolean' },
      color: { type: 'string' },
      focus: { type: 'string' },
      days: { type: 'string' },
    },
  });
  const [command, ...args] = positionals;
  const commands: Readonly<Record<string, Command>> = {
    import: (means) =>
      importCommand(means, args, {
        list: values.list,
        dryRun: values['dry-run'] ?? false,
        again: values.again ?? false,
        report: (text) => (values.report === undefined ? Promise.resolve(false) : written(values.report, text)),
      }),
    take: (means) => takeCommand(means, args),
    list: (means) => listCommand(means, args),
    alt: (means) => altCommand(means, args, values.color),
    order: (means) => orderCommand(means, args, values.color),
    remove: (means) => removeCommand(means, args, values.color),
    look: (means) => lookCommand(means, args, values),
    purge: async ({ parts }) => {
      const days = wholeDays(values.days ?? String(retentionDays));
      const removed = await purgePictures(parts, { days, now: Date.now() });
      console.log(`${removed} pictures removed that nothing has shown for ${days} days.`);
    },
  };
  const run = commands[command ?? ''];
  if (run === undefined) throw new ConfigError(usage);
  await withShopDatabase(
    (database, config) => run({ database, parts: pictureParts(config.pictures, database), usage }),
    { applicationName: 'hent pictures', poolSize: 4, statementTimeoutMs: 60_000 },
  );
} catch (error) {
  explainMistake(error, usage, [ImportFileError, PictureStoreError]);
}

type Command = (means: Parameters<typeof listCommand>[0]) => Promise<void>;

async function written(file: string, text: string): Promise<boolean> {
  await writeFile(file, text);
  return true;
}

function wholeDays(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new ConfigError(`--days is '${text}', but must be a whole number of days.`);
  return Number(text);
}
