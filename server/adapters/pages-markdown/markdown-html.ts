import { Marked, Renderer, type Tokens } from 'marked';
import { escapeHtml, unescapeHtml } from '#domain/text/escape-html.ts';
import { slugify } from '#domain/text/slugify.ts';
import type { PageGoods } from '#server/ports/content/pages.ts';
import { PageError } from './page-error.ts';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** No '//elsewhere', and no '/\\elsewhere', which a browser reads alike. */
const safeLink = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const explicitId = /\s*\{#([a-z0-9-]+)\}$/;

/**
 * Our own Markdown to HTML. Raw HTML in a text is shown as text, so the result can hold nothing but what the renderer
 * writes. A heading's id is the one given as `{#id}`, which survives rewording, else its slug.
 */
class PageRenderer extends Renderer {
  readonly headings: Heading[] = [];
  readonly goods: PageGoods[] = [];
  readonly links: string[] = [];
  readonly #ids = new Set<string>();

  override heading({ tokens, depth: given }: Tokens.Heading): string {
    // The first level is the page's title.
    const depth = Math.max(2, given);
    const inner = this.parser.parseInline(tokens);
    const named = explicitId.exec(inner)?.[1];
    const content = inner.replace(explicitId, '');
    const text = plainText(content);
    const id = named ?? slugify(text);
    if (this.#ids.has(id)) throw new PageError({ reason: 'same-heading', value: id });
    this.#ids.add(id);
    if (depth === 2) this.headings.push({ id, text });
    return `<h${depth} id="${id}">${content}</h${depth}>\n`;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeHtml(text);
  }

  /** Within the shop, or to an address of the web, mail or telephone; of any other the words alone are left. */
  override link(link: Tokens.Link): string {
    this.links.push(link.href);
    return safeLink.test(link.href) ? super.link(link) : this.parser.parseInline(link.tokens);
  }

  /**
   * The first cell of a row says what the row is about. Every other cell knows its column, so that a narrow window can
   * show a row as a list; roles keep it a table then. Wide ones scroll in a box that the keyboard can reach.
   */
  override table({ header, rows }: Tokens.Table): string {
    const labels = header.map((cell) => escapeHtml(plainText(this.parser.parseInline(cell.tokens))));
    const head = header.map(
      (cell) => `<th role="columnheader" scope="col">${this.parser.parseInline(cell.tokens)}</th>`,
    );
    const body = rows.map((row) => {
      const cells = row.map(({ tokens }, column) => {
        const content = this.parser.parseInline(tokens);
        return column === 0
          ? `<th role="rowheader" scope="row"${content.includes('<code>') ? ' class="as-written"' : ''}>${content}</th>`
          : `<td role="cell" data-label="${labels[column]}">${content}</td>`;
      });
      return `<tr role="row">${cells.join('')}</tr>`;
    });
    const table = `<table role="table"><thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>`;
    return `<div class="table-scroll" role="group" aria-label="${labels.join(', ')}" tabindex="0">${table}</div>\n`;
  }

  /**
   * `[Du trenger ullvask](varer:ullvask)` in a paragraph of its own: a row of the articles that a search finds. The
   * HTML holds a comment as its place; the articles are looked up when the page is shown.
   */
  override paragraph(paragraph: Tokens.Paragraph): string {
    const [only, ...more] = paragraph.tokens;
    const query = only?.type === 'link' && more.length === 0 ? /^varer:(.+)$/.exec(only.href)?.[1] : undefined;
    if (only?.type !== 'link' || query === undefined) return super.paragraph(paragraph);
    this.goods.push({ title: plainText(this.parser.parseInline(only.tokens ?? [])), query: decoded(query) });
    return `<!--goods-->\n`;
  }

  /** `![Ullgensere](tegning:woolSweater:b5533c)`: a drawing beside the text; a link around it is its caption's. */
  override image({ href, text }: Tokens.Image): string {
    const [, type, color] = /^tegning:(\w+):([0-9a-f]{6})$/.exec(href) ?? [];
    if (type === undefined || color === undefined) throw new PageError({ reason: 'drawing', value: href });
    const caption = text === '' ? '' : `<span>${escapeHtml(text)}</span>`;
    return `<span class="drawing"><img src="drawing:${type}:${color}" alt="" width="320" height="320" loading="lazy" decoding="async">${caption}</span>`;
  }
}

/** `headings` are those of the second level: the page's own sections. */
export function renderMarkdown(markdown: string): {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly goods: readonly PageGoods[];
  readonly links: readonly string[];
} {
  const renderer = new PageRenderer();
  const html = new Marked().parse(markdown, { renderer, async: false });
  return { html, headings: renderer.headings, goods: renderer.goods, links: renderer.links };
}

/** What a figure in running text counts. */
const units =
  'kroner|kr|prosent|%|°C|grader|mm|cm|meter|km|g|kg|ml|l|sekunder|minutt|minutter|timer|døgn|dag|dager|dagers|uker|måneder|år|års|varer|par|stk|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember';
const figureAndUnit = new RegExp(`\\d+\\.? (?:${units})(?![\\p{L}\\d])`, 'gu');

/**
 * No line of the running text ends between a figure and what it counts, and an address may break before its @. The words stay
 * as they are written (no hard spaces); what stands in tags is left alone.
 */
export function typeset(html: string): string {
  return html.replace(/>[^<]+/g, (text) =>
    text.replace(figureAndUnit, '<span class="together">$&</span>').replaceAll('@', '<wbr>@'),
  );
}

/** Fills `{{name}}` in rendered HTML; in a link's address it stands percent-encoded and takes no spaces ('tel:'). */
export function fillHtml(html: string, fact: (name: string) => string): string {
  return html
    .replace(/%7B%7B(\w+)%7D%7D/g, (_, name: string) => escapeHtml(encodeURI(fact(name).replaceAll(/\s/g, ''))))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(fact(name)));
}

export function fillText(text: string, fact: (name: string) => string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => fact(name));
}

function decoded(query: string): string {
  try {
    return decodeURI(query);
  } catch {
    return query;
  }
}

function plainText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}
