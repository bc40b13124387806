/** Elements an editorial text may hold, and the attributes each may carry. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: ['id'],
  h3: ['id'],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  em: [],
  b: [],
  i: [],
  blockquote: [],
  br: [],
  hr: [],
  figure: [],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: [],
  td: [],
  a: ['href'],
  img: ['src', 'alt'],
};
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** Elements whose content is no text either. */
const dropped = /<(script|style|template|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/**
 * HTML of which nothing is left but what is allowed: every tag is written anew from its name and the attributes we know,
 * everything else is escaped. What is opened is closed, so that a text cannot reach out of its place.
 */
export function sanitiseHtml(html: string): string {
  const source = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(dropped, '');
  const open: string[] = [];
  let out = '';
  let at = 0;
  for (const match of source.matchAll(tag)) {
    const [whole, slash, rawName = '', attributes = ''] = match;
    out += escapeText(source.slice(at, match.index));
    at = match.index + whole.length;
    const name = rawName.toLowerCase();
    if (!Object.hasOwn(allowed, name)) continue;
    out += slash === '/' ? close(name, open) : begin(name, attributes, open);
  }
  return (
    out +
    escapeText(source.slice(at)) +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

function begin(name: string, attributes: string, open: string[]): string {
  if (!empty.has(name)) open.push(name);
  return `<${name}${keptAttributes(name, attributes)}>`;
}

/** Closes what was opened since, too; an end without a beginning is nothing. */
function close(name: string, open: string[]): string {
  const place = open.lastIndexOf(name);
  return place === -1
    ? ''
    : open
        .splice(place)
        .reverse()
        .map((inner) => `</${inner}>`)
        .join('');
}

function keptAttributes(name: string, text: string): string {
  let kept = '';
  for (const [, rawKey = '', double, single, bare] of text.matchAll(attribute)) {
    const key = rawKey.toLowerCase();
    const value = decodeEntities(double ?? single ?? bare ?? '').trim();
    if (!allowed[name]?.includes(key) || !isSafe(key, value)) continue;
    kept += ` ${key}="${escapeText(value).replaceAll('"', '&quot;')}"`;
  }
  return kept;
}

/** Links stay in the shop or go to a web or mail address; pictures are the shop's own. */
function isSafe(key: string, value: string): boolean {
  const local = /^\/(?![/\\])/.test(value);
  if (key === 'href') return local || /^#[\w-]+$/.test(value) || /^(https:\/\/|mailto:|tel:)/i.test(value);
  if (key === 'src') return local;
  return key !== 'id' || /^[\w-]+$/.test(value);
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => character(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Entities that the text has already stay as they are. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
