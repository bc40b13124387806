import { actionWords, actorWords, logText as text } from '#content/nb/desk/log.ts';
import type { ListedEntry } from '#contract/desk/log/schemas.ts';
import type { DeskRequest } from '#contract/desk/schemas.ts';
import { csvFile } from '#domain/text/csv.ts';
import { download } from '../parts/download.ts';
import { ask } from '../state/ask.ts';
import { subjectName } from './entry-words.ts';

/** So many at most: whoever needs more narrows it by its days. */
const mostPages = 100;

/** What the filters show, as a file for a spreadsheet. False: it could not be read to its end. */
export async function downloadLog(filters: DeskRequest<'log'>): Promise<boolean> {
  const rows: ListedEntry[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await ask('log', { ...filters, after });
    if (answer.kind !== 'done') return false;
    rows.push(...answer.value.rows);
    if (answer.value.next === null) break;
    after = answer.value.next;
  }
  download(text.fileName, logFile(rows), 'text/csv;charset=utf-8');
  return true;
}

export function logFile(rows: readonly ListedEntry[]): string {
  const { at, who, did, what, change, reason } = text.columns;
  const lines = rows.map((row) => [
    row.at,
    row.name ?? actorWords[row.actor] ?? row.actor,
    actionWords[row.action] ?? row.action,
    row.subjectName ?? subjectName(row.subject),
    JSON.stringify({ before: row.before, after: row.after }),
    row.reason ?? '',
  ]);
  return csvFile([at, who, did, what, change, reason], lines);
}
