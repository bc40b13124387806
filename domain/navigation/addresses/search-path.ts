import { fillPattern } from '../path-to.ts';

const longestQuery = 100;

/** Where the search form goes by itself, before the page is alive or without script: `/search?query=jakke`. */
export const searchFormPath = '/search';

/** Same text, same url (VAL-23, VAL-27, DEC-57): commas and slashes become spaces, white space collapses, lower case. */
export function normaliseQuery(text: string): string {
  if (isNormalised.test(text)) return text;
  const plain = text
    .replace(/(?!\s)[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[,/\\\s]+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFC');
  return [...plain].slice(0, longestQuery).join('').trimEnd();
}

/** Most texts come from an address of ours and are so already: words of Norwegian letters with one space between them. */
const isNormalised = /^(?=.{1,100}$)[a-zæøå0-9]+(?: [a-zæøå0-9]+)*$/;

/**
 * Where searching for a text leads, or null when it leads nowhere: empty text is ignored (VAL-24) and so is the search
 * already shown (VAL-28).
 */
export function searchPath(text: string, shownPath: string): string | null {
  const query = normaliseQuery(text);
  if (query === '') return null;
  const path = fillPattern('search', { query });
  return path === shownPath ? null : path;
}

/** Where a form that was sent without script leads; null when it is no such form, or nothing was typed. */
export function submittedSearch(path: string, query: string | null): string | null {
  return path === searchFormPath ? searchPath(query ?? '', '') : null;
}
