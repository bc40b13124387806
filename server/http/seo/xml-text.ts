export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Text as it may stand in XML: its own signs escaped, and without those that no XML may hold. */
export function xmlText(text: string): string {
  return text
    .replaceAll(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** XML 1.0 knows no control characters but tab and line breaks, and no half of a pair. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
