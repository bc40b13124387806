import { z } from 'zod';
import { isOwnPath } from '#domain/navigation/addresses/own-path.ts';
import { readDay, readFlag, readInstant, readMoney, readNumber } from './reading/written-values.ts';

/**
 * How the values of import files are read. A CSV has text only, JSON Lines have numbers and true or false: each of these takes
 * both. An empty value means none where none is allowed, and is a mistake elsewhere.
 */

const noneIfEmpty = (value: unknown) => (value === '' ? null : value);

function orNone<T extends z.ZodType>(schema: T) {
  return z.preprocess(noneIfEmpty, schema.nullable());
}

export function text(most: number) {
  return z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
    .trim()

    .min(1, 'is empty')
    .max(most, `is longer than ${most} characters`);
}

export function textOrEmpty(most: number) {
  return z.preprocess(
    (value) => value ?? '',
    z.string('must be text').trim().max(most, `is longer than ${most} characters`),
  );
}

export function textOrNone(most: number) {
  return orNone(text(most));
}

const ownFile = /^\/(?!\/)\S+$/;
const pictureSays = "must be the address of a file the shop serves, as '/bilder/…'";

/** A picture: pages take them from the shop itself alone. */
export const picture = text(1_000).regex(ownFile, pictureSays);
export const pictureOrNone = textOrNone(1_000).refine((path) => path === null || ownFile.test(path), pictureSays);

/** Where something leads to; a script is no place. */
export const linkOrNone = textOrNone(1_000).refine(
  (link) => link === null || leadsAway(link),
  'must start with http:// or https://',
);

/** The same, or a page of the shop itself. */
export const linkOrPathOrNone = textOrNone(1_000).refine(
  (link) => link === null || leadsAway(link) || (isOwnPath(link) && !/\s/.test(link)),
  "must start with http:// or https://, or be an address of the shop, as '/klaer/jakker'",
);

function leadsAway(link: string): boolean {
  return /^https?:\/\/\S+$/i.test(link) && URL.canParse(link);
}

/** Of codes that are text although they look like numbers: '0155' keeps its zero (TRAP-50). */
export function code(pattern: RegExp, says: string) {
  return z.string(says).trim().regex(pattern, says);
}

export function codeOrNone(pattern: RegExp, says: string) {
  return orNone(code(pattern, says));
}

export function whole(min: number, max: number) {
  const says = `must be a whole number from ${min} to ${max}`;
  return z.preprocess(readNumber, z.int(says).min(min, says).max(max, says));
}

export function wholeOrNone(min: number, max: number) {
  return orNone(whole(min, max));
}

/** PostgreSQL's integer. */
const mostId = 2_147_483_647;
export const id = whole(1, mostId);
export const idOrNone = orNone(id);

const mostKroner = 99_999_999.99;

/** Kroner with at most two decimals: 1299, 1299.50, '1 299,50' or 'NOK 1299'. */
export const kroner = z.preprocess(
  readMoney,
  z
    .number('must be kroner, as 1299 or 1299.50')
    .min(0, 'must not be below 0')
    .max(mostKroner, 'is too large')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'has more than two decimals'),
);
export const kronerOrNone = orNone(kroner);

const amountSays = 'must be above 0, with at most four decimals: kroner, or 0.2 for 20 %';

/** What a promo code takes off: kroner, or a share of the sum (TRAP-01). */
export const share = z.preprocess(
  readNumber,
  z
    .number(amountSays)
    .positive(amountSays)
    .max(999_999, 'is too large')
    .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6, amountSays),
);

export function degrees(most: number) {
  const says = `must be degrees from -${most} to ${most}`;
  return z.preprocess(readNumber, z.number(says).min(-most, says).max(most, says));
}

export function degreesOrNone(most: number) {
  return orNone(degrees(most));
}

function yesOrNo<T>(whenYes: T, whenNo: T) {
  return z
    .custom<unknown>((value) => readFlag(value) !== null, 'must be 0 or 1, or Ja or Nei')
    .transform((value) => (readFlag(value) ? whenYes : whenNo));
}

/** A flag that the table keeps as 0 or 1. */
export const flag = yesOrNo(1, 0);
/** One that it keeps as true or false. */
export const truth = yesOrNo(true, false);

const instantSays = 'must be a time with its zone, as 2026-01-05T08:00:00+01:00';

const isoInstant = z.iso.datetime({ offset: true, error: instantSays });
/** An instant; without a zone nobody could say which, unless it is written as in Norway: 24.12.2026 08:00. */
export const instant = z.preprocess((value) => readInstant(value, 'start'), isoInstant);
/** The end of something: a day alone is the end of that day. */
export const endInstant = z.preprocess((value) => readInstant(value, 'end'), isoInstant);
export const endInstantOrNone = orNone(endInstant);

export const day = z.preprocess(readDay, z.iso.date('must be a day, as 2026-12-24 or 24.12.2026'));
export const dayOrNone = orNone(day);

/** Ids in a list: [1, 2] or '1 2'. */
export const idList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,;]+/).filter((part) => part !== '') : value),
  z.array(id, 'must be a list of ids'),
);
