import { splitVat } from '#domain/checkout/vat.ts';
import { allocate } from '#domain/money/allocate.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import { orderVatRate } from '#domain/order/order-vat.ts';

/** Money that moved, and what it was for: goods by rate of VAT, and freight. */
export interface MoneyMove {
  readonly shop: number;
  readonly provider: string;
  readonly kind: 'captured' | 'refunded';
  /** Below 0 where the provider has corrected itself. */
  readonly amount: Oere;
  readonly goods: readonly { readonly rate: number; readonly gross: Oere }[];
  readonly freight: Oere;
}

export interface ProviderSum {
  readonly shop: number;
  readonly provider: string;
  readonly amount: Oere;
}

export interface VatSum {
  readonly shop: number;
  readonly rate: number;
  /** Captured less refunded, VAT included. */
  readonly gross: Oere;
  readonly vat: Oere;
}

export interface DayMoney {
  readonly captured: readonly ProviderSum[];
  readonly refunded: readonly ProviderSum[];
  readonly vat: readonly VatSum[];
}

/** A day's money by shop: by provider, and by rate of VAT. What the rates come to is what the providers have, to the øre. */
export function bookDay(moves: readonly MoneyMove[]): DayMoney {
  const vat = new Map<string, { shop: number; rate: number; gross: number; vat: number }>();
  for (const move of moves) {
    const sign = move.kind === 'captured' ? 1 : -1;
    for (const { rate, gross } of sharesOf(move)) {
      const sum = vat.get(`${move.shop} ${rate}`) ?? { shop: move.shop, rate, gross: 0, vat: 0 };
      sum.gross += sign * gross;
      sum.vat += sign * splitVat(gross, rate).vat;
      vat.set(`${move.shop} ${rate}`, sum);
    }
  }
  return {
    captured: byProvider(moves.filter(({ kind }) => kind === 'captured')),
    refunded: byProvider(moves.filter(({ kind }) => kind === 'refunded')),
    vat: [...vat.values()]
      .sort((a, b) => a.shop - b.shop || a.rate - b.rate)
      .map((sum) => ({ ...sum, gross: oere(sum.gross), vat: oere(sum.vat) })),
  };
}

/** The amount over the rates of what it was for. Freight follows the goods, or, where they differ, the ordinary rate. */
function sharesOf({ amount, goods, freight }: MoneyMove): { rate: number; gross: Oere }[] {
  const rate = orderVatRate(goods.map((line) => ({ vatPercentage: line.rate })));
  const weights = new Map<number, number>();
  for (const line of [...goods, { rate, gross: freight }])
    weights.set(line.rate, (weights.get(line.rate) ?? 0) + line.gross);
  const rates = [...weights].filter(([, weight]) => weight > 0);
  if (rates.length === 0) return [{ rate, gross: amount }];
  const shares = allocate(
    oere(Math.abs(amount)),
    rates.map(([, weight]) => weight),
  );
  return rates.map(([of], at) => ({ rate: of, gross: oere(Math.sign(amount) * (shares[at] ?? 0)) }));
}

function byProvider(moves: readonly MoneyMove[]): ProviderSum[] {
  const sums = new Map<string, ProviderSum>();
  for (const { shop, provider, amount } of moves) {
    const key = `${shop} ${provider}`;
    sums.set(key, { shop, provider, amount: oere((sums.get(key)?.amount ?? 0) + amount) });
  }
  return [...sums.values()].sort((a, b) => a.shop - b.shop || a.provider.localeCompare(b.provider));
}
