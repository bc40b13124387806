import { type ImportCounts, importPictures, type PictureOutcome } from '#database/pictures/import-pictures.ts';
import { loadGoods } from '#database/pictures/matching/goods.ts';
import { type ListedPicture, readPictureList } from '#database/pictures/matching/picture-list.ts';
import { placeByName } from '#database/pictures/matching/picture-name.ts';
import { unsafePath } from '#database/pictures/matching/unsafe-path.ts';
import { openPictureSource, type PictureSource } from '#database/pictures/picture-source.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { printable } from '../terminal/printable.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { CommandMeans } from './article-of.ts';

export interface ImportArguments {
  readonly list: string | undefined;
  readonly dryRun: boolean;
  readonly again: boolean;
  /** Writes the lines of all that was left out, if a file was named for them; whether one was. */
  readonly report: (text: string) => Promise<boolean>;
}

/** Said at once; the rest is counted, or read in the report. */
const mostSaid = 20;

export async function importCommand(
  { database, parts, usage }: CommandMeans,
  [place, ...more]: readonly string[],
  { list, dryRun, again, report }: ImportArguments,
): Promise<void> {
  if (place === undefined || more.length > 0) throw new ConfigError(usage);
  const source = await openPictureSource(place);
  const bar = progressBar('Importing pictures', { linesInLog: true });
  try {
    const goods = await loadGoods(database);
    const pictures =
      list === undefined
        ? [...source.entries.keys()].map((name) => byName(name, goods))
        : await Array.fromAsync(readPictureList(list, goods));
    if (pictures.length === 0) throw new ConfigError(`${place} holds no pictures.`);
    const left: PictureOutcome[] = [];
    const begun = performance.now();
    const counts = await importPictures(parts, source, pictures, {
      dryRun,
      again,
      onOutcome: (outcome) => {
        if (outcome.why === undefined) return;
        left.push(outcome);
        if (left.length <= mostSaid) bar.say(printable(`${outcome.said}: ${outcome.why}`));
      },
      onProgress: (done) => bar.show(done / pictures.length, progressWords(done, pictures.length, begun)),
    });
    bar.end();
    if (left.length > mostSaid) console.error(`… and ${left.length - mostSaid} more that were left out.`);
    const isWritten = await report(asCsv(left));
    if (!isWritten && left.length > mostSaid) console.error('--report FILE.csv writes all of them down.');
    console.log(summary(counts, source, dryRun));
    if (left.length > 0) process.exitCode = 1;
  } finally {
    bar.end();
    await source.close();
  }
}

function byName(name: string, goods: Parameters<typeof placeByName>[1]): ListedPicture {
  const unsafe = unsafePath(name);
  const match = unsafe === null ? placeByName(name, goods) : { problem: unsafe };
  return { said: name, entry: name, match, alt: undefined };
}

function progressWords(done: number, all: number, begun: number): string {
  const seconds = (performance.now() - begun) / 1000;
  const left = Math.round((seconds / done) * (all - done));
  const wait = left < 90 ? `${left} s` : `${Math.round(left / 60)} min`;
  return `${done} of ${all}, ${wait} left`;
}

function asCsv(left: readonly PictureOutcome[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = left.map(({ said, result, why = '' }) => [said, result, why].map(cell).join(';'));
  return `${['picture;result;why', ...rows].join('\n')}\n`;
}

function summary(counts: ImportCounts, source: PictureSource, dryRun: boolean): string {
  const { taken, placed, unchanged, unmatched, refused } = counts;
  const all = `${source.entries.size} files: `;
  if (dryRun)
    return `${all}${taken} would be taken, ${unchanged} as they are, ${unmatched} unmatched, ${refused} refused. Nothing was changed.`;
  return `${all}${taken} taken, ${placed} known ones placed, ${unchanged} as they were, ${unmatched} unmatched, ${refused} refused.`;
}
