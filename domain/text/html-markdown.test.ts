import { expect, test } from 'vitest';
import { htmlAsMarkdown } from './html-markdown.ts';

test('paragraphs, headings, lists, links and emphasis have marks; the rest stays', () => {
  const html =
    '<p>Tre <strong>lag</strong>.</p>\n<h2>Innerst</h2><ul><li><b>Ull</b></li>\n<li>Ikke <em>bomull</em></li></ul><ol><li>En</li><li>To</li></ol><p><a href="/search/ull">Se ull</a></p><table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(htmlAsMarkdown(html)).toBe(
    'Tre **lag**.\n\n## Innerst\n\n- **Ull**\n- Ikke *bomull*\n\n1. En\n2. To\n\n[Se ull](/search/ull)\n\n<table><tbody><tr><td>1</td></tr></tbody></table>',
  );
});
