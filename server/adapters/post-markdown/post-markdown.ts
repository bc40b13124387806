import { Marked } from 'marked';
import { unescapeHtml } from '#domain/text/escape-html.ts';
import type { PostText } from '#server/ports/content/post-text.ts';

/**
 * A post's Markdown to HTML. Its HTML goes through, as posts that came as HTML are edited too: so all of it is sanitised
 * afterwards, by the same function that sanitises what imports bring.
 */
export function postMarkdown(sanitise: (html: string) => string): PostText {
  const marked = new Marked();
  return {
    render: (markdown) => {
      const html = marked.parse(markdown, { async: false });
      const links = Array.from(html.matchAll(/<a\s[^>]*href="([^"]*)"/gi), ([, href = '']) => unescapeHtml(href));
      return { html: sanitise(html), links };
    },
  };
}
