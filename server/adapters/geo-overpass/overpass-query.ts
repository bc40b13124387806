import type { AddressQuery } from '#server/ports/geo.ts';

const most = 50;

/**
 * The question in Overpass' own language (DEC-128). The text is ours; what the visitor typed stands in it as quoted strings
 * alone, escaped twice: as a regular expression and as a string. Case, and what stands between words, do not count (DEC-129).
 */
export function overpassQuery(query: AddressQuery, timeoutSeconds: number): string {
  const filters =
    query.kind === 'exact'
      ? [street(`^${words(query.street)}$`), houseNumber(query.houseNumber)]
      : [street(`^${words(query.streetPrefix)}`)];
  return `[out:json][timeout:${timeoutSeconds}];node${postcode(query.postcode)}${filters.join('')};out body ${most};`;
}

function postcode(text: string): string {
  return `["addr:postcode"=${quoted(text)}]`;
}

function street(expression: string): string {
  return `["addr:street"~${quoted(expression)},i]`;
}

/** '12B' stands on the map as '12B', '12b' or '12 B'. */
function houseNumber(text: string): string {
  const [, digits = text, letter = ''] = /^(\d+) ?(\p{L}?)$/u.exec(text.trim()) ?? [];
  return `["addr:housenumber"~${quoted(`^${literal(digits)} ?${literal(letter)}$`)},i]`;
}

/** 'St Olavs gate' is 'St. Olavs gate' on the map. */
function words(text: string): string {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(literal)
    .join("[ .,'/-]+");
}

function literal(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}

function quoted(text: string): string {
  const inside = text.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&');
  return `"${inside}"`;
}
