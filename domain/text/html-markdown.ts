const inline: readonly (readonly [RegExp, string])[] = [
  [/<(?:strong|b)>([\s\S]*?)<\/(?:strong|b)>/g, '**$1**'],
  [/<(?:em|i)>([\s\S]*?)<\/(?:em|i)>/g, '*$1*'],
  [/<a href="([^"]*)">([\s\S]*?)<\/a>/g, '[$2]($1)'],
];
const blocks: readonly (readonly [RegExp, string])[] = [
  [/<h2>([\s\S]*?)<\/h2>/g, '\n\n## $1\n\n'],
  [/<h3>([\s\S]*?)<\/h3>/g, '\n\n### $1\n\n'],
  [/<p>([\s\S]*?)<\/p>/g, '\n\n$1\n\n'],
];

/**
 * Sanitised HTML of a post as Markdown, for somebody to edit: paragraphs, headings, lists, links and emphasis. What has no mark
 * of its own (tables, pictures, quotes) stays as HTML, which Markdown lets through.
 */
export function htmlAsMarkdown(html: string): string {
  let text = html.replace(/<(ul|ol)>([\s\S]*?)<\/\1>/g, (_, kind: string, items: string) => list(kind, items));
  for (const [pattern, mark] of [...inline, ...blocks]) text = text.replace(pattern, mark);
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

function list(kind: string, items: string): string {
  const entries = [...items.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, words = '']) => words.trim());
  const lines = entries.map(
    (words, place) => `${kind === 'ol' ? `${place + 1}.` : '-'} ${words.replace(/\s*\n\s*/g, ' ')}`,
  );
  return `\n\n${lines.join('\n')}\n\n`;
}
