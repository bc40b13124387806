import type { Row } from '../generator/article-rows.ts';
import type { PlannedSale } from './plan-sales.ts';

export interface MadeSale extends PlannedSale {
  readonly id: number;
  readonly status: number;
  readonly changed: Date;
  readonly lines: readonly SaleLine[];
  readonly goodsSum: number;
  readonly freight: number;
  readonly total: number;
}

interface SaleLine extends Row {
  readonly ean: string;
  readonly count: number;
  readonly price_ore: number;
}
