import type { Database } from '#server/database/connection/client.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import type { ImportableKind, ImportRefusal, ImportReport, ImportRequest, Imports } from '#server/ports/imports.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { ImportFileError } from './file-record.ts';
import { importFile } from './import-file.ts';
import type { ImportKind } from './import-kind.ts';
import type { ImportOutcome } from './import-records.ts';
import { importRows } from './import-rows.ts';
import { allImportKinds, importKind } from './kinds.ts';
import { checkMapping } from './mapping/mapping.ts';
import { namedFieldsOf } from './mapping/named-fields.ts';
import { encodings } from './reading/inspect-file.ts';
import { findRun, listRuns } from './runs/import-runs.ts';
import { UndoRefused } from './runs/undo-refused.ts';
import { undoRun } from './runs/undo-run.ts';
import { suggestForFile } from './suggest-for-file.ts';

/** Handed to the shop by whoever starts it: the shop's own code knows the port alone. */
export function openImports({ database, databaseUrl }: ImportMeans): Imports {
  return {
    kinds: async () => (await allImportKinds()).map(kindInfo),
    take: (request) =>
      ofKind(request.kind, (kind) =>
        onConnection(databaseUrl, async (own) => reportOf(await take(own, kind, request))),
      ),
    suggest: (name, file) => ofKind(name, (kind) => suggestForFile(kind, file)),
    runs: (most) => listRuns(database, most),
    run: (id) => findRun(database, id),
    undo: async (id, actor, by) => {
      try {
        const { runId, merged, deleted, entry } = await onConnection(databaseUrl, (own) =>
          undoRun(own, id, { actor, ...(by !== undefined && { by }) }),
        );
        return done({ runId, changed: merged.changed, deleted, ...(entry !== null && { entry }) });
      } catch (error) {
        if (error instanceof UndoRefused) return refused({ reason: 'refused', says: error.message });
        throw error;
      }
    },
  };
}

export interface ImportMeans {
  readonly database: Database;
  readonly databaseUrl: string;
}

async function ofKind<T>(name: string, work: (kind: ImportKind) => Promise<T>): Promise<Result<T, ImportRefusal>> {
  const kind = await importKind(name);
  if (kind === null) return refused({ reason: 'unknown_kind' });
  try {
    return done(await work(kind));
  } catch (error) {
    if (error instanceof ImportFileError) return refused({ reason: 'unreadable', says: error.message });
    throw error;
  }
}

/** Each run has a connection of its own, for its temporary tables, and waits as long as the run before it takes. */
async function onConnection<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const own = openDatabase({ url, applicationName: 'hent import', poolSize: 1, statementTimeoutMs: 0 });
  try {
    return await work(own);
  } finally {
    await own.close();
  }
}

function take(
  own: Database,
  kind: ImportKind,
  { content, mapping, ...options }: ImportRequest,
): Promise<ImportOutcome> {
  const how = { ...options, mapping: mapping == null ? null : checkMapping(mapping, kind) };
  if ('rows' in content) return importRows(own, kind, content, how);
  const { file, name, encoding, badLines } = content;
  const known = encodings.find((one) => one === encoding);
  if (encoding !== undefined && known === undefined)
    throw new ImportFileError(`The encoding is one of ${encodings.join(', ')}.`);
  return importFile(own, kind, file, {
    ...how,
    name,
    ...(known !== undefined && { encoding: known }),
    ...(badLines !== undefined && { badLines }),
  });
}

function reportOf({ runId, rows, refused: bad, warned, merged, held, examples }: ImportOutcome): ImportReport {
  return {
    runId,
    outcome: held !== null ? 'held' : merged === null ? 'refused' : 'done',
    rows,
    bad,
    warned,
    added: merged?.added ?? 0,
    changed: merged?.changed ?? 0,
    emptied: merged?.emptied ?? 0,
    asks: held,
    examples,
  };
}

function kindInfo(kind: ImportKind): ImportableKind {
  return {
    name: kind.name,
    about: kind.about,
    key: kind.key,
    fields: Object.entries(kind.fields).map(([name, { needed = false }]) => ({ name, needed })),
    names: [...new Set(namedFieldsOf(kind).map(({ name }) => name))],
    mayBeWhole: kind.missing !== undefined,
    mayBeUndone: kind.undo !== undefined,
  };
}
