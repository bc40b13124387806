import type { Ean } from '#domain/article/ean.ts';
import type { Kroner } from '#domain/money/money.ts';

export interface OrderLine {
  readonly EanNo: Ean;
  readonly Name: string;
  readonly Count: number;
  readonly Price: Kroner;
  readonly VatPercentage: number;
}

/** ENT-64, DEC-102 */
export interface CustomerOrder {
  readonly OrderID: number;
  readonly VatPercentage: number;
  readonly Vat: Kroner;
  readonly NetAmount: Kroner;
  readonly Total: Kroner;
  readonly orderlines: readonly OrderLine[];
  readonly DateCreated: string;
}
