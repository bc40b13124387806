import { withdrawalFormText } from '#content/nb/withdrawal-form.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { formatDate } from '#domain/time/norwegian-dates.ts';

/** Days are as a date field gives them: '2026-11-10'. */
export interface WithdrawalNotice {
  readonly goods: string;
  readonly orderNumber: string;
  readonly ordered: string;
  readonly received: string;
  readonly name: string;
  readonly address: string;
  readonly contact: string;
}

export type MissingField = 'goods' | 'name';

/** Telling is free of form (decision 14); without the goods and a name nobody could act on it. */
export function missingFields({ goods, name }: WithdrawalNotice): readonly MissingField[] {
  return [...(goods.trim() === '' ? (['goods'] as const) : []), ...(name.trim() === '' ? (['name'] as const) : [])];
}

/** The address that opens the sender's own mail program with the notice written; empty lines are left out. */
export function withdrawalMail(to: string, notice: WithdrawalNotice): string {
  const text = withdrawalFormText;
  const rows: readonly (readonly [string, string])[] = [
    [text.orderNumber, notice.orderNumber],
    [text.ordered, dayInWords(notice.ordered)],
    [text.received, dayInWords(notice.received)],
    [text.name.label, notice.name],
    [text.address, notice.address],
    [text.contact, notice.contact],
  ];
  const facts = rows.filter(([, value]) => value.trim() !== '').map(([label, value]) => `${label}: ${value.trim()}`);
  const body = [text.statement, '', notice.goods.trim(), '', ...facts].join('\r\n');
  const subject = text.subject(notice.orderNumber.trim());
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** As a person writes it; what a browser without date fields lets one type stays as it is. */
function dayInWords(value: string): string {
  const day = parseIsoDate(value);
  return day === null ? value : formatDate(day);
}
