import type { PagePicture } from '#server/ports/content/pages.ts';

export interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly picture: PagePicture;
  readonly updated: string;
  readonly body: string;
}

const plainKeys = ['title', 'description', 'lead', 'updated'] as const;
const pictureKinds = ['scene', 'drawing'] as const;

/** Lines of `key: value` between two rows of dashes, then the text; no nesting and no quoting. */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} has no front matter`);
  const values = new Map(head.split('\n').map((line) => readLine(file, line)));
  const kind = pictureKinds.find((key) => values.has(key));
  if (kind === undefined) throw new Error(`${file} names neither scene nor drawing`);
  const need = (key: (typeof plainKeys)[number] | (typeof pictureKinds)[number]): string => {
    const value = values.get(key);
    if (value === undefined || value === '') throw new Error(`${file} has no ${key}`);
    return value;
  };
  return {
    title: need('title'),
    description: need('description'),
    lead: need('lead'),
    picture: { kind, name: need(kind) },
    updated: need('updated'),
    body,
  };
}

function readLine(file: string, line: string): [string, string] {
  const [, key = '', value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
  if (![...plainKeys, ...pictureKinds].some((known) => known === key))
    throw new Error(`${file}: unexpected line '${line}'`);
  return [key, value.trim()];
}
