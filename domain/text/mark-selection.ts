export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A mark around what is chosen ('**'), before each of its lines ('- '), or with something of its own before and after. */
export type Mark =
  | { readonly kind: 'around'; readonly before: string; readonly after: string; readonly instead: string }
  | { readonly kind: 'lines'; readonly before: string; readonly instead: string };

/** A text with its chosen part marked; marked already, the mark is taken away. What was chosen stays chosen. */
export function markSelection({ text, start, end }: Selected, mark: Mark): Selected {
  return mark.kind === 'around' ? around({ text, start, end }, mark) : lines({ text, start, end }, mark);
}

function around({ text, start, end }: Selected, { before, after, instead }: Mark & { kind: 'around' }): Selected {
  const isMarked =
    text.slice(start - before.length, start) === before && text.slice(end, end + after.length) === after && end > start;
  if (isMarked)
    return {
      text: text.slice(0, start - before.length) + text.slice(start, end) + text.slice(end + after.length),
      start: start - before.length,
      end: end - before.length,
    };
  const words = start === end ? instead : text.slice(start, end);
  return {
    text: text.slice(0, start) + before + words + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + words.length,
  };
}

function lines({ text, start, end }: Selected, { before, instead }: Mark & { kind: 'lines' }): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const chosen = text.slice(from, to) === '' ? instead : text.slice(from, to);
  const all = chosen.split('\n');
  const isMarked = all.every((line) => line.startsWith(before));
  const marked = all.map((line) => (isMarked ? line.slice(before.length) : before + line)).join('\n');
  return { text: text.slice(0, from) + marked + text.slice(to), start: from, end: from + marked.length };
}
