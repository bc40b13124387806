/** An element of the document's head: its name, its attributes and, for a title, its text. */
export interface HeadElement {
  readonly name: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

let collected: HeadElement[] | undefined;

/** Renders (in one go, without waiting) and gives what the components wanted in the head as markup. */
export function collectHead(render: () => string): { readonly head: string; readonly body: string } {
  collected = [];
  try {
    const body = render();
    return { head: collected.map(markupOf).join(''), body };
  } finally {
    collected = undefined;
  }
}

/** Whether a page is being rendered to markup; the element is then part of its head. */
export function collectElement(element: HeadElement): void {
  collected?.push(element);
}

function markupOf({ name, attributes, text }: HeadElement): string {
  const opening = `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}`;
  return text === undefined ? `${opening}/>` : `${opening}>${escaped(text)}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
