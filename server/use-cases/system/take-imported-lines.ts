import type { ImportedAnswer, ImportedRequest } from '#contract/system/imported.ts';
import type { ImportedRow, Imports } from '#server/ports/imports.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { SystemAudit } from '#server/ports/system/system-audit.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';

type LineResult = ImportedAnswer['results'][number];

/** A kind of import that other systems may use, and how its rows say of which shop they are. */
export interface ImportedKind {
  readonly kind: string;
  /** The field with the shop's id, and others that may say it by name: a key of some shops goes by the id alone. */
  readonly shop: { readonly field: string; readonly names: readonly string[] } | null;
}

export interface ImportedParts {
  readonly imports: Imports;
  readonly audit: SystemAudit;
}

/** Lines of another system, by the rules and the records of the import of files. Each is taken or refused by itself. */
export async function takeImportedLines(
  { imports, audit }: ImportedParts,
  key: Pick<SystemKey, 'id' | 'system' | 'shops'>,
  { kind, shop }: ImportedKind,
  { lines, yes = false, dry_run: dryRun = false }: ImportedRequest,
): Promise<Result<ImportedAnswer, ImportedRefusal>> {
  const results: LineResult[] = lines.map((_, line) => ({ line, result: 'unchanged' }));
  const refuse = (line: number, why: Pick<LineResult, 'code' | 'message'>) => {
    results[line] = { line, result: 'refused', ...why };
  };
  const tried: { readonly line: number; readonly row: ImportedRow }[] = [];
  for (const [line, value] of lines.entries()) {
    if (!isRow(value)) refuse(line, { code: 'bad_line', message: 'must be an object with the fields of its kind' });
    else if (key.shops !== null && shop !== null && !isOfShops(value, shop, key.shops))
      refuse(line, { code: 'not_your_shop' });
    else tried.push({ line, row: value });
  }
  if (tried.length === 0) return done({ run: null, results });
  const lineOf = (nth: number) => tried[nth - 1]?.line ?? 0;
  const taken = await imports.take({
    kind,
    actor: `key:${key.id}`,
    content: { name: key.system, rows: tried.map(({ row }) => row) },
    skipBad: true,
    yes,
    dryRun,
    onRefused: ({ line, reason }) => refuse(lineOf(line), { code: 'bad_line', message: reason }),
    onWarned: ({ line, reason }) => {
      const at = lineOf(line);
      results[at] = { ...(results[at] ?? { line: at, result: 'unchanged' }), message: reason };
    },
    onChanged: ({ line }) => {
      const at = lineOf(line);
      results[at] = { ...results[at], line: at, result: 'applied' };
    },
  });
  if (!taken.ok) return refused({ reason: 'unreadable', says: saysOf(taken.refusal) });
  const { runId, outcome, asks, added, changed, bad } = taken.value;
  if (outcome === 'held' && !dryRun) return refused({ reason: 'held', says: asks ?? '' });
  if (!dryRun)
    await audit.write({
      key: key.id,
      action: 'system-import',
      subject: `run:${runId}`,
      after: { kind, added, changed, bad },
    });
  return done({ run: runId, results });
}

/** `held`: somebody must say that it is meant. */
export interface ImportedRefusal {
  readonly reason: 'held' | 'unreadable';
  readonly says: string;
}

function saysOf(refusal: { readonly reason: string; readonly says?: string }): string {
  return refusal.says ?? refusal.reason;
}

function isRow(value: unknown): value is ImportedRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfShops(
  row: ImportedRow,
  { field, names }: NonNullable<ImportedKind['shop']>,
  shops: readonly number[],
): boolean {
  return shops.includes(Number(row[field])) && names.every((name) => row[name] === undefined);
}
