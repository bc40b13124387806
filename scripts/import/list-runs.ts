import { type ImportRun, listRuns } from '#database/import/runs/import-runs.ts';
import { withShopDatabase } from '../database/with-shop-database.ts';
import { clockOf } from '../terminal/norwegian-clock.ts';
import { printable } from '../terminal/printable.ts';
import { textTable } from '../terminal/text-table.ts';
import type { ImportCommand } from './import-command.ts';

const shown = 40;

export const listTheRuns: ImportCommand = async (words) => {
  if (words.length > 0) return false;
  await withShopDatabase(async (database) => {
    const runs = await listRuns(database, shown);
    if (runs.length === 0) return console.log('Nothing has been imported yet.');
    const heading = [
      'run',
      'when',
      'who',
      'kind',
      'file',
      'how',
      'outcome',
      'rows',
      'bad',
      'new',
      'changed',
      'emptied',
    ];
    console.log(textTable([heading, ...runs.map(rowOf)]));
  });
  return true;
};

function rowOf(run: ImportRun): string[] {
  const undone = run.undoneBy === null ? '' : `, undone by ${run.undoneBy}`;
  const how = run.undoes === null ? `${run.mode}${run.dryRun ? ', dry run' : ''}` : `undo of ${run.undoes}`;
  const figures = [run.rows, run.bad, run.added, run.changed, run.emptied].map(String);
  const when = clockOf(run.startedAt.getTime());
  return [
    String(run.id),
    when,
    printable(run.actor),
    run.kind,
    printable(run.fileName),
    how,
    run.outcome + undone,
    ...figures,
  ];
}
