import { mostUploadBytes, uploadEndings } from '#contract/desk/imports/endpoints.ts';
import type { ImportRunRow, UploadRecord } from '#contract/desk/imports/schemas.ts';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { csvCells, delimiterOf, withCell } from '#domain/text/csv-cells.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import type { ImportRunRecord, Imports } from '#server/ports/imports.ts';
import { done, refused } from '#server/ports/result.ts';
import type { DeskParts } from '../desk-parts.ts';
import { deskAct, deskRead } from '../desk-use-case.ts';
import { type RunWish, runUpload } from './run-upload.ts';

const unknown = { code: 'unknown' } as const;
const hours = 3_600_000;
const undoMs = 24 * hours;
const mostRuns = 30;
const conflict = (reason: string): { ok: false; refusal: DeskRefusal } => refused({ code: 'conflict', reason });
const subjectOf = ({ id }: { readonly id: number }) => `upload:${id}`;

/** Kinds that hold personal data: only an administrator may import them. */
const ofPeople = new Set(['customers', 'addresses']);

function importsOf({ imports }: DeskParts): Imports {
  if (imports === null) throw new Error('This shop was started without its import');
  return imports;
}

async function kindsOf(parts: DeskParts, { role }: DeskActor) {
  const kinds = await importsOf(parts).kinds();
  return kinds.filter(({ name }) => role === 'administrator' || !ofPeople.has(name));
}

/** Begun once the act is committed; the page asks how far it is. */
function begin(parts: DeskParts, upload: UploadRecord, wish: RunWish): void {
  const { imports, uploads } = parts;
  if (imports === null) return;
  void runUpload({ imports, ...uploads, now: parts.now }, upload, wish).catch(parts.onFailure);
}

export const importUseCases = {
  imports: deskRead('imports', async (tx, _input, { parts, actor, now }) => {
    const runs = (await importsOf(parts).runs(mostRuns * 2)).filter(({ dryRun }) => !dryRun).slice(0, mostRuns);
    const kinds = await kindsOf(parts, actor);
    const undoable = new Set(kinds.filter(({ mayBeUndone }) => mayBeUndone).map(({ name }) => name));
    const names = await tx.uploads.staffNames(runs.flatMap(({ actor: by }) => memberOf(by) ?? []));
    return done({
      kinds: kinds.map(({ name, fields, names: more, mayBeWhole, mayBeUndone }) => ({
        name,
        fields: [...fields.map((field) => field.name), ...more],
        mayBeWhole,
        mayBeUndone,
      })),
      runs: runs.map((run) => runRow(run, { names, undoable, now })),
      waiting: (await tx.uploads.waiting()).map(({ id, fileName, at, work }) => ({
        id,
        fileName,
        at,
        kind: work.kind,
        bad: work.report?.bad ?? 0,
      })),
    });
  }),

  startUpload: deskAct({ call: 'startUpload', action: 'upload-started' }, async (tx, { name, size }, { actor }) => {
    const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
    if (!uploadEndings.some((one) => one === ending)) return refused({ code: 'refused', reason: 'ending' });
    if (size > mostUploadBytes) return refused({ code: 'refused', reason: 'too-large' });
    if (size === 0) return refused({ code: 'refused', reason: 'empty' });
    const id = await tx.uploads.make({ name, size, member: actor.member });
    return done({ answer: { id }, audit: { subject: subjectOf({ id }), after: { name, size } } });
  }),

  upload: deskRead('upload', async (tx, { id }) => {
    const found = await tx.uploads.find(id);
    return found === null ? refused(unknown) : done(found);
  }),

  tryUpload: deskAct({ call: 'tryUpload', action: 'import-tried' }, async (tx, input, { parts, actor }) => {
    const found = await tx.uploads.lock(input.id);
    if (found === null) return refused(unknown);
    if (isBusy(found)) return conflict('busy');
    if (
      (await parts.uploads.files.sizeOf(parts.uploads.files.pathOf(found))) !== found.size &&
      found.work.stage === 'bringing'
    )
      return conflict('not-there');
    const kinds = (await kindsOf(parts, actor)).map(({ name }) => name);
    const kind = input.kind === undefined ? found.work.kind : input.kind;
    if (kind !== null && !kinds.includes(kind)) return refused({ code: 'refused', reason: 'kind' });
    const isOther = kind !== found.work.kind;
    const work = {
      ...found.work,
      stage: 'reading' as const,
      kind,
      columns: input.columns ?? (isOther ? {} : found.work.columns),
      whole: input.whole ?? found.work.whole,
      share: 0,
      unreadable: null,
    };
    await tx.uploads.write(found.id, work);
    const upload = { ...found, work };
    const wish = { dryRun: true, skipBad: false, yes: true, actor: actorName(actor), kinds };
    return done({
      answer: upload,
      audit: { subject: subjectOf(found), after: { file: found.fileName, kind, whole: work.whole } },
      // biome-ignore lint/suspicious/noThenProperty: the name is that of Acted; nobody awaits it
      then: () => begin(parts, upload, { ...wish, yes: false }),
    });
  }),

  mendUpload: deskAct({ call: 'mendUpload', action: 'import-mended' }, async (tx, { id, lines }, { parts, actor }) => {
    const found = await tx.uploads.lock(id);
    if (found === null) return refused(unknown);
    if (isBusy(found)) return conflict('busy');
    const { files } = parts.uploads;
    const file = files.pathOf(found);
    const read = await files.lines(
      file,
      lines.map(({ line }) => line),
    );
    const delimiter = delimiterOf(read.heading);
    const names = csvCells(read.heading, delimiter).map((name) => name.trim());
    const mended = new Map<number, string>();
    for (const { line, column, value } of lines) {
      const place = names.indexOf(column);
      const before = mended.get(line) ?? read.lines.get(line);
      if (place === -1 || before === undefined || /[\r\n]/.test(value))
        return refused({ code: 'refused', reason: 'line' });
      mended.set(line, withCell(before, delimiter, place, value));
    }
    await files.replace(file, mended);
    const work = { ...found.work, stage: 'reading' as const, share: 0 };
    await tx.uploads.write(id, work);
    const upload = { ...found, work };
    const kinds = (await kindsOf(parts, actor)).map(({ name }) => name);
    const wish = { dryRun: true, skipBad: false, yes: false, actor: actorName(actor), kinds };
    return done({
      answer: upload,
      audit: {
        subject: subjectOf(found),
        before: Object.fromEntries(
          [...mended.keys()].slice(0, 20).map((line) => [`line ${line}`, read.lines.get(line)]),
        ),
        after: Object.fromEntries([...mended].slice(0, 20).map(([line, text]) => [`line ${line}`, text])),
      },
      // biome-ignore lint/suspicious/noThenProperty: the name is that of Acted; nobody awaits it
      then: () => begin(parts, upload, wish),
    });
  }),

  takeUpload: deskAct({ call: 'takeUpload', action: 'import-taken' }, async (tx, input, { parts, actor }) => {
    const found = await tx.uploads.lock(input.id);
    if (found === null) return refused(unknown);
    const { report, kind } = found.work;
    if (isBusy(found)) return conflict('busy');
    // A dry run always comes first, and of these very choices.
    if (found.work.stage !== 'tried' || report === null) return conflict('not-tried');
    if (report.bad > 0 && !input.skipBad) return conflict('bad-lines');
    if (report.asks !== null && !input.yes) return conflict('held');
    if (report.asks !== null && found.work.whole && input.emptied !== report.emptied) return conflict('say-number');
    const work = { ...found.work, stage: 'taking' as const, share: 0 };
    await tx.uploads.write(found.id, work);
    const upload = { ...found, work };
    const kinds = (await kindsOf(parts, actor)).map(({ name }) => name);
    const wish = { dryRun: false, skipBad: input.skipBad, yes: input.yes, actor: actorName(actor), kinds };
    return done({
      answer: upload,
      audit: { subject: subjectOf(found), after: { file: found.fileName, kind, rows: report.rows - report.bad } },
      // biome-ignore lint/suspicious/noThenProperty: the name is that of Acted; nobody awaits it
      then: () => begin(parts, upload, wish),
    });
  }),

  dropUpload: deskAct({ call: 'dropUpload', action: 'upload-dropped' }, async (tx, { id }, { parts }) => {
    const found = await tx.uploads.lock(id);
    if (found === null) return refused(unknown);
    if (isBusy(found)) return conflict('busy');
    await tx.uploads.forget(id);
    return done({
      answer: { id },
      audit: { subject: subjectOf(found), before: { file: found.fileName } },
      // biome-ignore lint/suspicious/noThenProperty: the name is that of Acted; nobody awaits it
      then: () => void parts.uploads.files.remove(found).catch(parts.onFailure),
    });
  }),

  undoImport: deskAct({ call: 'undoImport', action: 'import-undone' }, async (_tx, { id }, { parts, actor }) => {
    // It goes through a connection of its own, and is written down by the transaction that takes the rows back.
    const undone = await importsOf(parts).undo(id, actorName(actor), actor);
    if (!undone.ok) return refused({ code: 'conflict', reason: 'not-undone', values: { says: undone.refusal.says } });
    const { entry, ...answer } = undone.value;
    return done({ answer, audit: { entry: entry ?? 0 } });
  }),
} as const;

function isBusy({ work }: UploadRecord): boolean {
  return work.stage === 'reading' || work.stage === 'taking';
}

const actorName = ({ kind, member }: DeskActor) => (kind === 'staff' ? `staff:${member}` : 'command');

function memberOf(actor: string): number | null {
  const number = /^staff:(\d{1,9})$/.exec(actor)?.[1];
  return number === undefined ? null : Number(number);
}

function runRow(
  run: ImportRunRecord,
  known: { readonly names: ReadonlyMap<number, string>; readonly undoable: ReadonlySet<string>; readonly now: number },
): ImportRunRow {
  const { id, kind, actor, fileName, mode, outcome, rows, bad, added, changed, startedAt, endedAt, undoneBy } = run;
  const until = (endedAt ?? startedAt).getTime() + undoMs;
  const mayUndo =
    outcome === 'done' && mode !== 'undo' && undoneBy === null && known.undoable.has(kind) && until > known.now;
  return {
    id,
    kind,
    by: known.names.get(memberOf(actor) ?? -1) ?? null,
    actor,
    fileName,
    mode,
    outcome,
    rows,
    bad,
    added,
    changed,
    at: startedAt.toISOString(),
    undoableUntil: mayUndo ? new Date(until).toISOString() : null,
  };
}
