/** One condition on a node's tag. */
export interface TagFilter {
  readonly key: string;
  readonly matches: (value: string) => boolean;
}

export interface NodeQuery {
  readonly filters: readonly TagFilter[];
  readonly most: number;
}

/**
 * As much of Overpass QL as an address lookup needs: settings, one `node` statement with tag filters, one `out`. Anything more
 * is a syntax error, so a query that was broken out of its quotes does not pass for an answer.
 */
export function parseOverpassQuery(text: string): NodeQuery | null {
  const head = /^\s*\[out:json\](?:\[timeout:\d{1,3}\])?;\s*node/.exec(text);
  if (head === null) return null;
  let at = head[0].length;
  const filters: TagFilter[] = [];
  while (text[at] === '[') {
    const filter = new RegExp(`\\[${string}(?:=${string}|~${string}(,i)?)\\]`, 'y');
    filter.lastIndex = at;
    const [whole = '', key = '', exact, expression, ignoreCase] = filter.exec(text) ?? [];
    if (whole === '') return null;
    const test = tagTest(exact, expression, ignoreCase !== undefined);
    if (test === null) return null;
    filters.push({ key: unquoted(key), matches: test });
    at += whole.length;
  }
  const [, most] = /^;\s*out(?: body)?(?: (\d+))?;\s*$/.exec(text.slice(at)) ?? [undefined, null];
  return most === null ? null : { filters, most: Number(most ?? 1_000_000) };
}

/** A quoted string, its inside captured. */
const string = '"((?:[^"\\\\]|\\\\.)*)"';

function unquoted(inside: string): string {
  return inside.replace(/\\(.)/g, '$1');
}

function tagTest(exact: string | undefined, expression = '', ignoreCase = false): ((value: string) => boolean) | null {
  if (exact !== undefined) return (value) => value === unquoted(exact);
  try {
    const regular = new RegExp(unquoted(expression), ignoreCase ? 'iu' : 'u');
    return (value) => regular.test(value);
  } catch {
    return null;
  }
}
