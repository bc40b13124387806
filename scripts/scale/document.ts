/** A part of a document that a script writes: between two comments that name it. */
const marks = (name: string) => [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`] as const;

export function partOf(document: string, name: string): string | null {
  const [begin, end] = marks(name);
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  return from < 0 || to < from ? null : document.slice(from + begin.length, to);
}

export function withPart(document: string, name: string, text: string): string {
  const old = partOf(document, name);
  if (old === null) throw new Error(`The document has no place for ${name}`);
  const [begin, end] = marks(name);
  return document.replace(begin + old + end, () => begin + text + end);
}
