export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Escapes a text for XML, and removes the characters that XML forbids. */
export function xmlText(text: string): string {
  return text
    .replaceAll(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** XML 1.0 forbids control characters other than tab and line breaks, and lone surrogates. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
