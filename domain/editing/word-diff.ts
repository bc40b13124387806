export interface DiffPart {
  readonly text: string;
  readonly kind: 'same' | 'added' | 'removed';
}

/** Longer texts are shown without marks: the table below grows with the square. */
const mostWords = 2_000;

/** What became of a text, word by word: what both have, what is gone and what is new. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const one = words(before);
  const other = words(after);
  if (one.length > mostWords || other.length > mostWords) return [{ text: after, kind: 'same' }];
  const common = commonLengths(one, other);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      add(parts, 'same', one[i] ?? '');
      i += 1;
      j += 1;
    } else if (j < other.length && (i === one.length || at(common, i, j + 1) > at(common, i + 1, j))) {
      add(parts, 'added', other[j] ?? '');
      j += 1;
    } else {
      add(parts, 'removed', one[i] ?? '');
      i += 1;
    }
  }
  return parts;
}

/** Words, each with what follows it: joined they are the text. */
function words(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

function add(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
  else parts.push({ kind, text });
}

/** How many words the ends of both have in common, from every pair of places. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = rows[i];
      if (row !== undefined)
        row[j] = one[i] === other[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1));
    }
  return rows;
}

function at(rows: readonly Uint16Array[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}
