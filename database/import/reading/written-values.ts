import { isoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { readOsloInstant } from '#domain/time/oslo.ts';

/**
 * How tills, spreadsheets and people write numbers, money, days and flags. Each gives the plain value, or what it was given
 * when that is not for it to read: the check that comes after says what is wrong.
 */

/** Ordinary, no-break, thin and narrow no-break spaces. */
const spaces = /[\s\u00A0\u2007\u2009\u202F]/g;
const minus = /^[\u2212\u2013]/;

/** '1 299' and '62,1468'; a point or comma is the decimal sign. */
export function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{1,15}$/.test(value)) return Number(value); // nearly all of a large file
  const plain = value.replaceAll(spaces, '').replace(minus, '-').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : value;
}

const currency = /^(?:NOK|kr\.?)|(?:NOK|kr\.?|,-|\.-)$/gi;

/**
 * '1 299,00', '1.299,50', '1,299.50', 'NOK 1299', '1299,-'. Kroner have at most two decimals, so a sign with three digits behind
 * it stands between thousands.
 */
export function readMoney(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const bare = value.replaceAll(spaces, '').replaceAll(currency, '').replace(minus, '-');
  if (/^-?\d+([.,]\d{1,2})?$/.test(bare)) return Number(bare.replace(',', '.'));
  if (/^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(bare)) return Number(bare.replaceAll(',', ''));
  return /^-?\d+\.\d+$/.test(bare) ? Number(bare) : value;
}

const norwegianDay = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s+(?:kl\.?\s*)?(\d{1,2})[:.](\d{2}))?$/;

/** '24.12.2026' becomes '2026-12-24'. */
export function readDay(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [, day, month, year, hours] = norwegianDay.exec(value.trim()) ?? [];
  if (year === undefined || hours !== undefined) return value;
  const date = parseIsoDate(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`);
  return date === null ? value : isoDate(date);
}

/** '24.12.2026' and '24.12.2026 08:00', by the clock in Norway; a day alone is its beginning, and as an end the end of it. */
export function readInstant(value: unknown, edge: 'start' | 'end'): unknown {
  if (typeof value !== 'string') return value;
  const [, day, month, year, hours, minutes] = norwegianDay.exec(value.trim()) ?? [];
  if (year === undefined) return value;
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const instant = readOsloInstant(hours === undefined ? date : `${date} ${hours.padStart(2, '0')}:${minutes}`, edge);
  if (instant === null) return value;
  // The last instant of a day is told as the first of the next, which is what ends are compared with.
  return new Date(hours === undefined && edge === 'end' ? instant + 1 : instant).toISOString();
}

const yes = new Set(['1', 'true', 'ja', 'j', 'yes', 'y', 'sann', 'x']);
const no = new Set(['0', 'false', 'nei', 'n', 'no', 'usann']);

/** 0 and 1, 'Ja' and 'Nei', true and false; null when it is neither. */
export function readFlag(value: unknown): boolean | null {
  const word = String(value).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
