import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type GoodsCheck, goodsCheck, type MissingFact } from '#server/database/goods/goods-check.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { withShopDatabase } from '../database/with-shop-database.ts';
import { explainMistake } from '../terminal/explain-mistake.ts';
import { printable } from '../terminal/printable.ts';

/** What the law wants told of goods and the feed does not tell (docs/import.md). Ends with 1 when something is missing. */
const usage = 'npm run goods:check [-- --csv FILE]';
const numbersShown = 8;

try {
  const { values } = parseArgs({ options: { csv: { type: 'string' } } });
  await withShopDatabase(async (database) => {
    const found = await goodsCheck(database);
    print(found);
    if (values.csv !== undefined) await write(values.csv, csvOf(found.missing));
    if (found.missing.length > 0) process.exitCode = 1;
  });
} catch (error) {
  explainMistake(error, usage);
}

function print({ articles, missing }: GoodsCheck): void {
  const byGroup = Map.groupBy(missing, ({ group, kind }) => `${group} (${kind ?? 'of no kind'})`);
  for (const [group, rows] of byGroup) {
    console.log(printable(group));
    for (const [fact, lacking] of Map.groupBy(rows, (row) => row.fact)) {
      const numbers = lacking.slice(0, numbersShown).map(({ articleNo }) => printable(articleNo));
      const more = lacking.length - numbers.length;
      console.log(
        `  ${fact.padEnd(18)}${String(lacking.length).padStart(6)}  ${numbers.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
      );
    }
  }
  const lacking = new Set(missing.map(({ articleNo }) => articleNo)).size;
  console.log(
    lacking === 0
      ? `${articles} articles looked at: nothing is missing.`
      : `${articles} articles looked at: ${lacking} of them lack something (${missing.length} facts).`,
  );
}

async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new ConfigError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

function csvOf(missing: readonly MissingFact[]): string {
  const rows = missing.map(({ articleNo, name, group, kind, fact }) => [articleNo, name, group, kind ?? '', fact]);
  return [['ArticleNo', 'Name', 'Group', 'GoodsKind', 'Missing'], ...rows]
    .map((row) => `${row.map(quoted).join(';')}\n`)
    .join('');
}

/** Spreadsheets take a cell that begins with one of these signs for a formula. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
