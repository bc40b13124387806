import type { Row } from '../generator/article-rows.ts';
import type { DemoDay } from '../generator/demo-day.ts';
import { readJson } from '../read-json.ts';

interface Promocode {
  readonly name: string;
  /** First and last day, counted from the day of loading; null: no bound. */
  readonly days: readonly [number, number] | null;
  readonly fixed: 0 | 1;
  readonly amount: number;
  readonly type: 'public' | 'code';
  readonly maxUses?: number;
  readonly maxUsesPerCustomer?: number;
  readonly uses?: number;
}

const drafts = readJson<readonly Promocode[]>('content/promocodes.json');

/** In force, ended, coming, used up (DEC-79, DEC-80). */
export function promocodeRows(day: DemoDay): Row[] {
  return drafts.map((code, index) => ({
    promocode_id: index + 1,
    name: code.name,
    valid_from: code.days && day.isoDate(code.days[0]),
    valid_to: code.days && day.isoDate(code.days[1]),
    fixed: code.fixed,
    amount: code.amount,
    type: code.type,
    max_uses: code.maxUses,
    max_uses_per_customer: code.maxUsesPerCustomer,
    uses: code.uses ?? 0,
  }));
}
