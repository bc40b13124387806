const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and in attributes (R35). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** The text that was escaped so. */
export function unescapeHtml(html: string): string {
  return Object.entries(entities).reduceRight((text, [sign, entity]) => text.replaceAll(entity, sign), html);
}
