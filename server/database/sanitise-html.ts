import sanitize from 'sanitize-html';
import { escapeHtml } from '#domain/text/escape-html.ts';

/** Elements an editorial text may hold; a few carry attributes. */
const allowedTags = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'blockquote', 'br', 'hr', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
];
const attributes: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  a: { href: isLink },
  img: { src: isOwnAddress, alt: () => true },
  h2: { id: isName },
  h3: { id: isName },
};

/** No text has so many. Finding what an end tag closes takes longer the more is open, in every parser. */
const mostTags = 5_000;
const shop = 'https://shop.invalid';

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: Object.fromEntries(Object.entries(attributes).map(([tag, known]) => [tag, Object.keys(known)])),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  /** Elements whose content is no text either. */
  nonTextTags: ['script', 'style', 'template', 'iframe', 'noscript', 'textarea', 'option', 'xmp'],
  transformTags: Object.fromEntries(
    Object.entries(attributes).map(([tag, known]) => [
      tag,
      (tagName: string, given: sanitize.Attributes) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(given)
            .map(([name, value]) => [name, value.trim()] as const)
            .filter(([name, value]) => Object.hasOwn(known, name) && known[name]?.(value)),
        ),
      }),
    ]),
  ),
};

/**
 * HTML of which nothing is left but what is allowed. What is opened is closed, so that a text cannot reach out of its place.
 * Links stay in the shop or go to a web or mail address; pictures are the shop's own.
 */
export function sanitiseHtml(html: string): string {
  if (html.split('<').length > mostTags) return escapeHtml(html);
  return sanitize(html, options).replace(/<(br|hr|img)([^<>]*) \/>/g, '<$1$2>');
}

function isLink(value: string): boolean {
  return isOwnAddress(value) || /^#[\w-]+$/.test(value) || /^(https:\/\/|mailto:|tel:)/i.test(value);
}

/** As a browser reads it, which leaves out tabs and line ends: '/<tab>/evil.example' is another host. */
function isOwnAddress(value: string): boolean {
  return value.startsWith('/') && URL.parse(value, shop)?.origin === shop;
}

function isName(value: string): boolean {
  return /^[\w-]+$/.test(value);
}
