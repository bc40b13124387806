import { mailText } from '#content/nb/mail.ts';
import { allocate } from '#domain/money/allocate.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import { orderVat } from '#domain/order/order-vat.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/checkout/stored-withdrawal.ts';
import type { MailTable } from './mail-layout.ts';

/** What comes back and what is given for it, with its VAT: the table of the confirmation and of the credit note. */
export function returnTable(reservation: StoredReservation, withdrawal: StoredWithdrawal): MailTable {
  const { table } = mailText;
  const { goods, freight, deducted } = withdrawal;
  const rows = withdrawal.lines.map(({ ean, count, amount }) => {
    const line = reservation.lines.find((one) => one.ean === ean);
    const words = [line?.name ?? ean, line?.size, line?.color].filter(Boolean);
    return [words.join(', '), String(count), formatOere(amount)];
  });
  const { vat, vatPercentage } = returnedVat(reservation, withdrawal);
  return {
    head: [table.article, table.count, table.price],
    rows,
    sums: [
      { label: table.goodsBack, amount: formatOere(goods) },
      ...(freight > 0 ? [{ label: table.freight, amount: formatOere(freight) }] : []),
      ...(deducted > 0 ? [{ label: table.deducted, amount: formatOere(oere(-deducted)) }] : []),
      { label: table.refund, amount: formatOere(oere(goods + freight - deducted)) },
      { label: table.vat(vatPercentage), amount: formatOere(vat) },
    ],
  };
}

/** By the rates of what comes back; what is taken off is shared out over all of it. */
function returnedVat(reservation: StoredReservation, { lines, freight, deducted }: StoredWithdrawal) {
  const amounts: readonly Oere[] = [...lines.map(({ amount }) => amount), freight];
  const off = deducted > 0 ? allocate(deducted, amounts) : amounts.map(() => oere(0));
  const left = amounts.map((amount, index) => oere(amount - (off[index] ?? 0)));
  const taxed = lines.map(({ ean }, index) => ({
    gross: left[index] ?? oere(0),
    vatPercentage: reservation.lines.find((line) => line.ean === ean)?.vatPercentage ?? 25,
  }));
  return orderVat(taxed, left.at(-1) ?? oere(0));
}
