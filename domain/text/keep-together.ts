/** What a figure in running text counts. */
const units =
  'kroner|kr|prosent|%|°C|grader|mm|cm|meter|km|g|kg|ml|l|sekunder|minutt|minutter|timer|døgn|dag|dager|dagers|uker|måneder|år|års|varer|par|stk|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember';

const figureAndUnit = new RegExp(`(\\d\\.?) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** A line never ends between a figure and what it counts, nor before a dash: '30 grader', '2. november', 'her – der'. */
export function keepTogether(text: string): string {
  return text.replace(figureAndUnit, '$1\u00a0').replaceAll(' – ', '\u00a0– ');
}
