import { ordinaryVat, splitVat } from '#domain/checkout/vat.ts';
import { type Oere, oere } from '#domain/money/money.ts';

export interface VatLine {
  /** What the line comes to, discount taken off. */
  readonly gross: Oere;
  readonly vatPercentage: number;
}

export interface OrderVat {
  /** The one rate of all lines; a mixed order carries the ordinary one (DEC-102). */
  readonly vatPercentage: number;
  readonly vat: Oere;
  readonly net: Oere;
}

/** The rate an order is booked under. Freight is part of what is paid for the goods and follows them. */
export function orderVatRate(lines: readonly Pick<VatLine, 'vatPercentage'>[]): number {
  const rates = new Set(lines.map(({ vatPercentage }) => vatPercentage));
  const [only] = rates;
  return rates.size === 1 && only !== undefined ? only : ordinaryVat;
}

/** Vat = Total × p / (100 + p), to the øre; where the lines differ, each by its own rate and the freight by the ordinary (DEC-102). */
export function orderVat(lines: readonly VatLine[], freight: Oere): OrderVat {
  const vatPercentage = orderVatRate(lines);
  const total = lines.reduce((sum, { gross }) => sum + gross, freight as number);
  if (lines.every((line) => line.vatPercentage === vatPercentage)) {
    return { vatPercentage, ...splitVat(oere(total), vatPercentage) };
  }
  const vat = lines.reduce(
    (sum, line) => sum + splitVat(line.gross, line.vatPercentage).vat,
    splitVat(freight, vatPercentage).vat as number,
  );
  return { vatPercentage, vat: oere(vat), net: oere(total - vat) };
}
