import { fillPattern } from '../path-to.ts';

const mostIds = 200;
/** No article has a larger one. */
const largestId = 2_147_483_647;

/**
 * The article ids of `/utvalg/1001+1003+1005` in the order given (ROUTE-16). Proxies and decoders turn '+' into a space, so
 * both part, encoded or not; what is no id, or stands there before, is dropped (DEC-18, TRAP-14).
 */
export function readUtvalgIds(text: string): readonly number[] {
  const parts = text.split(/\+|%2B|\s|%20/i);
  const ids = parts.filter((part) => /^\d{1,15}$/.test(part) && Number(part) <= largestId).map(Number);
  return [...new Set(ids)].slice(0, mostIds);
}

export function utvalgPath(ids: readonly number[]): string {
  return fillPattern('utvalg', { ids: ids.join('+') });
}
