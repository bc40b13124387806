import { undoRun } from '#database/import/runs/undo-run.ts';
import { withShopDatabase } from '../database/with-shop-database.ts';
import { atTheMachine, type ImportCommand, importConnection, numberOf } from './import-command.ts';

export const undo: ImportCommand = async ([run, ...more]) => {
  if (run === undefined || more.length > 0) return false;
  const id = numberOf(run, 'The run');
  await withShopDatabase(async (database) => {
    const { runId, merged, deleted } = await undoRun(database, id, { actor: atTheMachine() });
    const gone = deleted === 0 ? '' : `, ${deleted} deleted`;
    console.log(`Run ${id} was taken back: ${merged.changed} rows are as they were before${gone}. Run ${runId}.`);
  }, importConnection);
  return true;
};
