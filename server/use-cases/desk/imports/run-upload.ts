import type { BadLine, UploadRecord, UploadWork } from '#contract/desk/imports/schemas.ts';
import { csvCells, delimiterOf } from '#domain/text/csv-cells.ts';
import type { UploadFiles, WriteWork } from '#server/ports/desk/desk-uploads.ts';
import type { ColumnMapping, ImportLine, Imports } from '#server/ports/imports.ts';
import { guessKind } from './guess-kind.ts';

export interface RunMeans {
  readonly imports: Imports;
  readonly files: UploadFiles;
  readonly write: WriteWork;
  /** Says that this process is still at it. */
  readonly alive: (id: number) => Promise<void>;
  readonly now: () => number;
}

export interface RunWish {
  readonly dryRun: boolean;
  readonly skipBad: boolean;
  readonly yes: boolean;
  readonly actor: string;
  /** Kinds that the person may bring. */
  readonly kinds: readonly string[];
}

const mostShown = 200;
const tellEveryMs = 500;
const aliveEveryMs = 5_000;

/** Makes a dry run of the file, or imports it, and writes down how far it is. It goes on when the person leaves the page. */
export async function runUpload(means: RunMeans, upload: UploadRecord, wish: RunWish): Promise<void> {
  const begun = means.now();
  const tell = (work: Partial<UploadWork>) => means.write(upload.id, { ...upload.work, ...work });
  const heartbeat = setInterval(() => void means.alive(upload.id).catch(() => {}), aliveEveryMs);
  try {
    const chosen = await chosenKind(means, upload, wish);
    if (chosen === null) return await tell({ stage: 'failed', unreadable: 'unknown-kind' });
    const work = await tried(means, { ...upload, work: chosen }, wish);
    await means.write(upload.id, { ...work, seconds: Math.round((means.now() - begun) / 100) / 10 });
  } catch (error) {
    await tell({ stage: 'failed', unreadable: 'failed' });
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

async function chosenKind(
  { imports, files }: RunMeans,
  upload: UploadRecord,
  wish: RunWish,
): Promise<UploadWork | null> {
  const { work } = upload;
  if (work.kind !== null && Object.keys(work.columns).length > 0) return work;
  const guess = await guessKind(imports, files.pathOf(upload), {
    name: upload.fileName,
    kinds: work.kind === null ? wish.kinds : [work.kind],
  });
  if (guess === null) return null;
  const { kind, suggestion } = guess;
  return {
    ...work,
    kind,
    columns: { ...suggestion.mapping.columns },
    ...(suggestion.mapping.values !== undefined && { values: suggestion.mapping.values as UploadWork['values'] }),
    lacking: [...suggestion.lacking],
  };
}

async function tried(means: RunMeans, upload: UploadRecord, wish: RunWish): Promise<UploadWork> {
  const { imports, files, write, now } = means;
  const { work } = upload;
  const bad: ImportLine[] = [];
  let told = 0;
  const file = files.pathOf(upload);
  const answer = await imports.take({
    kind: work.kind ?? '',
    actor: wish.actor,
    content: { name: upload.fileName, file, badLines: files.badLinesOf(upload) },
    mapping: mappingOf(work),
    dryRun: wish.dryRun,
    skipBad: wish.skipBad || wish.dryRun,
    whole: work.whole ? { shops: null } : null,
    yes: wish.yes,
    onRefused: (line) => {
      if (bad.length < mostShown) bad.push(line);
    },
    onProgress: ({ share }) => {
      if (now() - told < tellEveryMs) return;
      told = now();
      void write(upload.id, { ...work, share });
    },
  });
  if (!answer.ok)
    return {
      ...work,
      stage: 'failed',
      unreadable: answer.refusal.reason === 'unreadable' ? answer.refusal.says : 'unknown-kind',
    };
  const { runId, outcome, ...counts } = answer.value;
  return {
    ...work,
    stage: wish.dryRun || outcome !== 'done' ? 'tried' : 'done',
    share: 1,
    runId,
    unreadable: null,
    report: { ...counts, examples: counts.examples.slice(0, 20).map((one) => ({ ...one, changes: [...one.changes] })) },
    badLines: await withText(files, file, work, bad),
  };
}

function mappingOf({ kind, columns, values }: UploadWork): ColumnMapping {
  return { kind: kind ?? undefined, columns, ...(values !== undefined && { values }) };
}

/** What stands on the bad lines, and in the column that each is about. */
async function withText(
  files: UploadFiles,
  file: string,
  { columns }: UploadWork,
  bad: readonly ImportLine[],
): Promise<BadLine[]> {
  const { heading, lines } = await files.lines(
    file,
    bad.map(({ line }) => line),
  );
  const delimiter = delimiterOf(heading);
  const names = csvCells(heading, delimiter).map((name) => name.trim());
  return bad.map(({ line, reason }) => {
    const raw = lines.get(line) ?? '';
    const column =
      names.find((name) => new RegExp(`(^|\\W)${escaped(columns[name] ?? name)}(\\W|$)`).test(reason)) ?? null;
    const value = column === null ? '' : (csvCells(raw, delimiter)[names.indexOf(column)] ?? '');
    return { line, reason, raw: raw.slice(0, 400), column, value: value.slice(0, 400) };
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
