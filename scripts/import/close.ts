import { importRows } from '#database/import/import-rows.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { withShopDatabase } from '../database/with-shop-database.ts';
import { atTheMachine, type ImportCommand, importConnection, kindNamed, numberOf } from './import-command.ts';

/** Closes a shop as an import of it would: docs/import.md tells what becomes of its stock, its page and its reservations. */
export const close: ImportCommand = async ([shop, ...more], switches) => {
  if (shop === undefined || more.length > 0) return false;
  const id = numberOf(shop, 'The shop');
  const heir = switches.heir === undefined ? {} : { heirId: numberOf(switches.heir, '--heir') };
  const kind = await kindNamed('shops');
  await withShopDatabase(async (database) => {
    const problems: string[] = [];
    const outcome = await importRows(
      database,
      kind,
      { name: `close ${id}`, rows: [{ id, closed: 1, ...heir }] },
      {
        actor: atTheMachine(),
        dryRun: switches['dry-run'] ?? false,
        yes: switches.yes ?? false,
        onRefused: ({ reason }) => problems.push(reason),
      },
    );
    const no = outcome.merged?.added === 1 ? 'is not known' : (problems[0] ?? outcome.held);
    if (no != null) throw new ConfigError(`Shop ${id} was not closed: ${no}.`);
    const done = switches['dry-run'] ? 'would be closed' : 'is closed';
    console.log(outcome.merged?.changed === 0 ? `Shop ${id} was closed already.` : `Shop ${id} ${done}.`);
  }, importConnection);
  return true;
};
