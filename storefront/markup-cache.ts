import { jsxTemplate } from 'preact/jsx-runtime';
import type { ReactElement } from 'react';

/** Characters, each of one or two bytes: some thousands of cards. */
const mostCharacters = 4_000_000;

type RenderPart = (part: ReactElement, context: unknown) => string;

/** Markup of parts (ui/components/cached-markup), by name and props. The least recently used go first. */
export function markupCache(render: RenderPart) {
  const entries = new Map<string, string>();
  let characters = 0;
  return (name: string, props: object, part: () => ReactElement, context: unknown): ReactElement => {
    const key = keyOf(name, props);
    const known = entries.get(key);
    if (known === undefined) return asElement(add(key, flat(render(part(), context))));
    entries.delete(key);
    entries.set(key, known);
    return asElement(known);
  };

  function add(key: string, markup: string): string {
    entries.set(key, markup);
    characters += key.length + markup.length;
    for (const [oldest, text] of entries) {
      if (characters <= mostCharacters) break;
      entries.delete(oldest);
      characters -= oldest.length + text.length;
    }
    return markup;
  }
}

function keyOf(name: string, props: object): string {
  let key = name;
  for (const [prop, value] of Object.entries(props)) key += ` ${prop}:${wordOf(value)}`;
  return key;
}

/** What is frozen does not change, so it stands for its content; the same cards are on most lists, and one is 500 characters of JSON. */
const numbers = new WeakMap<object, string>();
let numbered = 0;

function wordOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value) ?? '';
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbered += 1;
  const word = `#${numbered}`;
  numbers.set(value, word);
  return word;
}

/** In one piece: a joined string keeps its parts, and is put together anew each time that it is written. */
function flat(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** Preact's way to put text into a page as it is. */
function asElement(markup: string): ReactElement {
  return jsxTemplate([markup]) as unknown as ReactElement;
}
