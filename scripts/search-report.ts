import { parseArgs } from 'node:util';
import { searchReport } from '#server/database/search/search-report.ts';
import type { CountedSearch } from '#server/ports/desk/desk-search.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { printable } from './terminal/printable.ts';

/** What is searched for, and what is not found or not wanted: where a synonym, a pin or an article is missing (docs/search.md). */
const usage = 'npm run search:report [-- --days 7] [--most 20]';

try {
  const { values } = parseArgs({
    options: { days: { type: 'string', default: '7' }, most: { type: 'string', default: '20' } },
  });
  const days = numberOf(values.days, 400);
  const most = numberOf(values.most, 1000);
  await withShopDatabase(async (database) => {
    const report = await searchReport(database, days, most);
    console.log(
      `Searches of the last ${days} days, of queries searched for three times a day or more: ${report.searches}`,
    );
    print('Nothing found', report.nothingFound);
    print('Found, with words left out', report.leftOut);
    print('Found, and seldom followed (below 20 % of 10 or more)', report.fewClicks);
    print('Most searched for', report.most);
  });
} catch (error) {
  explainMistake(error, usage);
}

function numberOf(text: string, max: number): number {
  const number = Number(text);
  if (!/^\d{1,4}$/.test(text) || number < 1 || number > max) throw new ConfigError(usage);
  return number;
}

function print(title: string, rows: readonly CountedSearch[]): void {
  console.log(`\n${title}`);
  console.log(rows.length === 0 ? '  none' : lineOf('query', 'searches', 'hits', 'followed', 'mean place'));
  for (const { query, searches, hits, clicks, position } of rows) {
    const share = `${Math.round((clicks / searches) * 100)} %`;
    console.log(
      lineOf(printable(query), String(searches), String(hits), share, position === null ? '-' : String(position)),
    );
  }
}

function lineOf(query: string, ...figures: readonly string[]): string {
  return `  ${query.padEnd(40)}${figures.map((figure) => figure.padStart(12)).join('')}`;
}
