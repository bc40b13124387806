import { type PriceLine, type PricesAnswer, priceLine } from '#contract/system/prices.ts';
import { byLine, type ReadLine, readLines } from '#contract/system/read-lines.ts';
import type { Imports } from '#server/ports/imports.ts';
import { done, type Result } from '#server/ports/result.ts';
import type { PlannedPrice, PlannedPrices } from '#server/ports/system/planned-prices.ts';
import type { SystemAudit } from '#server/ports/system/system-audit.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';

type LineResult = PricesAnswer['results'][number];
type Line = ReadLine<PriceLine>;

export interface PriceParts {
  readonly imports: Imports;
  readonly planned: PlannedPrices;
  readonly audit: SystemAudit;
  readonly now: () => number;
}

/** A time that has just passed is now: clocks differ, and calls take their time. */
const graceMs = 5 * 60_000;

/** Prices as another system says them: now, or when their time comes. None is ever asked from a time that has passed. */
export async function takePrices(
  parts: PriceParts,
  key: Pick<SystemKey, 'id' | 'system'>,
  lines: readonly unknown[],
): Promise<Result<PricesAnswer, never>> {
  const { good, bad } = readLines(priceLine, lines);
  const now = parts.now();
  const at = ({ value }: Line) => (value.from === undefined ? now : Date.parse(value.from));
  const later = good.filter((line) => at(line) > now);
  const past = good.filter((line) => at(line) < now - graceMs);
  const current = good.filter((line) => !later.includes(line) && !past.includes(line));
  const results = [
    ...bad,
    ...(await askNow(parts, key, current)),
    ...(await plan(parts, key, later)),
    ...(await refusePast(parts, past)),
  ];
  await note(parts, key, results);
  return done({ results: byLine(results) });
}

/** By the import of prices: the same rules, records and way back. */
async function askNow({ imports }: PriceParts, key: Pick<SystemKey, 'id' | 'system'>, lines: readonly Line[]) {
  const results = new Map<number, LineResult>(
    lines.map(({ line, value }) => [
      line,
      value.price === null
        ? { line, result: 'refused', code: 'bad_line', message: 'price must be a number, unless from is to come' }
        : { line, result: 'unchanged' },
    ]),
  );
  const priced = lines.filter(({ value }) => value.price !== null);
  if (priced.length === 0) return [...results.values()];
  const lineOf = (nth: number) => priced[nth - 1]?.line ?? 0;
  const taken = await imports.take({
    kind: 'prices',
    actor: `key:${key.id}`,
    content: {
      name: key.system,
      rows: priced.map(({ value }) => ({ ArticleID: value.article, SuggestedPrice: value.price })),
    },
    skipBad: true,
    onRefused: ({ line, reason }) => {
      const code = / is not known$/.test(reason) ? 'unknown_article' : 'against_rules';
      results.set(lineOf(line), { line: lineOf(line), result: 'refused', code, message: reason });
    },
    onChanged: ({ line }) => results.set(lineOf(line), { line: lineOf(line), result: 'applied' }),
  });
  if (!taken.ok) throw new Error(`Prices were not taken: ${taken.refusal.reason}`);
  return [...results.values()];
}

async function plan({ planned }: PriceParts, { system }: Pick<SystemKey, 'system'>, lines: readonly Line[]) {
  if (lines.length === 0) return [];
  const outcomes = await planned.plan(system, lines.map(plannedOf));
  return lines.map(({ line }, nth): LineResult => {
    const outcome = outcomes[nth] ?? 'unknown_article';
    return outcome === 'planned' || outcome === 'unchanged'
      ? { line, result: outcome }
      : { line, result: 'refused', code: outcome };
  });
}

/** A call that is repeated after its time has come is no mistake. */
async function refusePast({ planned }: PriceParts, lines: readonly Line[]): Promise<LineResult[]> {
  if (lines.length === 0) return [];
  const known = await planned.known(lines.map(plannedOf));
  return lines.map(({ line }, nth) =>
    known[nth] ? { line, result: 'unchanged' } : { line, result: 'refused', code: 'backdated' },
  );
}

function plannedOf({ value: { article, price, from } }: Line): PlannedPrice {
  return { article, price, from: new Date(from ?? 0) };
}

async function note({ audit }: PriceParts, { id, system }: Pick<SystemKey, 'id' | 'system'>, results: LineResult[]) {
  const of = (wanted: LineResult['result']) => results.filter(({ result }) => result === wanted).length;
  const after = { applied: of('applied'), planned: of('planned'), refused: of('refused') };
  if (after.applied + after.planned > 0)
    await audit.write({ key: id, action: 'system-prices', subject: `system:${system}`, after });
}
