import { messageOf } from '#contract/system/read-lines.ts';
import { type StockAnswer, type StockLine, stockLine } from '#contract/system/stock.ts';
import { bookStock, type StockBook, type StockOutcome } from '#domain/system/stock-books.ts';
import { done, type Result } from '#server/ports/result.ts';
import type { StockIntake, StockPlace } from '#server/ports/system/stock-intake.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';

type LineResult = StockAnswer['results'][number];
type Refused = Omit<LineResult, 'line'> & { readonly result: 'refused' };

interface Taken extends StockPlace {
  /** Place in the call. */
  readonly line: number;
  readonly said: StockLine;
}

/** Stock as another system tells it. Each line is taken or refused by itself; those that are taken, in one transaction. */
export async function takeStockLines(
  intake: StockIntake,
  key: Pick<SystemKey, 'system' | 'shops'>,
  lines: readonly unknown[],
): Promise<Result<StockAnswer, never>> {
  const results: (LineResult | undefined)[] = lines.map(() => undefined);
  const taken: Taken[] = [];
  const refuse = (line: number, why: Omit<Refused, 'result'>) => {
    results[line] = { line, result: 'refused', ...why };
  };
  for (const [line, value] of lines.entries()) {
    const read = stockLine.safeParse(value);
    if (!read.success) refuse(line, { code: 'bad_line', message: messageOf(read.error) });
    else if (key.shops !== null && !key.shops.includes(read.data.shop)) refuse(line, { code: 'not_your_shop' });
    else taken.push({ line, said: read.data, ean: read.data.ean, shop: read.data.shop });
  }
  const states = await intake.states(taken);
  const open = taken.filter(({ line }, at) => {
    const state = states[at] ?? 'unknown_ean';
    if (state !== 'open') refuse(line, { code: state });
    return state === 'open';
  });
  const outcomes = await book(intake, key.system, open);
  for (const [at, { line }] of open.entries()) results[line] = { line, result: outcomes[at] ?? 'applied' };
  return done({ results: results.filter((result) => result !== undefined) });
}

async function book(intake: StockIntake, system: string, lines: readonly Taken[]): Promise<readonly StockOutcome[]> {
  if (lines.length === 0) return [];
  const places = [...new Map(lines.map((line) => [placeKey(line), line])).values()];
  const at = new Map(places.map((place, index) => [placeKey(place), index]));
  let outcomes: StockOutcome[] = [];
  await intake.rebook(system, places, (books) => {
    const changed: StockBook[] = [...books];
    outcomes = lines.map((line) => {
      const index = at.get(placeKey(line)) ?? 0;
      const before = changed[index];
      if (before === undefined) throw new Error(`No book of ${placeKey(line)}`);
      const step = bookStock(before, line.said);
      changed[index] = step.book;
      return step.outcome;
    });
    return changed;
  });
  return outcomes;
}

function placeKey({ ean, shop }: StockPlace): string {
  return `${ean} ${shop}`;
}
