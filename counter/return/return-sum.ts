import type { Returnable } from '#contract/counter/records.ts';

export type Condition = 'as-new' | 'used' | 'unsellable';

/** What the clerk has in the hands of one line. */
export interface Given {
  readonly count: number;
  readonly condition: Condition;
}

type Line = Returnable['lines'][number];

/** What these pieces give back, each with its share of the discount taken off. */
export function givesBack({ gives }: Pick<Line, 'gives'>, count: number): number {
  return gives.slice(0, count).reduce((sum, oere) => sum + oere, 0);
}

export interface ReturnSum {
  /** At the prices they had. */
  readonly goods: number;
  /** Their share of the discount. */
  readonly discount: number;
  readonly deducted: number;
  readonly total: number;
}

export function returnSum(lines: readonly Line[], given: readonly Given[], deducted: number): ReturnSum {
  const goods = lines.reduce((sum, { price }, at) => sum + price * (given[at]?.count ?? 0), 0);
  const back = lines.reduce((sum, line, at) => sum + givesBack(line, given[at]?.count ?? 0), 0);
  return { goods, discount: goods - back, deducted, total: Math.max(0, back - deducted) };
}

/** As the customer told it online; without that nothing yet. */
export function firstGiven({ lines }: Pick<Returnable, 'lines'>): Given[] {
  return lines.map(({ told, left }) => ({ count: Math.min(told, left), condition: 'as-new' }));
}
