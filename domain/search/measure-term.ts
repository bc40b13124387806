import { numberOfWord } from './language/number-words.ts';
import { comparable, unitOf } from './reader/patterns/units.ts';

/** Measures stand in the index as terms of their own, which nobody can type: '=l 30' for 30 litres. */
const mark = '=';

export function measurePrefix(unit: string): string {
  return `${mark}${unit} `;
}

export function measureTerm(unit: string, amount: number): string {
  return `${measurePrefix(unit)}${amount}`;
}

const pattern = /(minus |[−-])?(?<![\d.,])(\d{1,5}(?:[.,]\d{1,3})?|to|tre|fire|fem|seks|åtte)[ -]?(°|["″”]|\p{L}+)/giu;

/** The measures in a text: 'tunneltelt 4 personer', 'sovepose minus 10 grader', 'dagstursekk 32 liter'. */
export function measuresIn(text: string): string[] {
  const found: string[] = [];
  for (const [, sign, figure = '', written = ''] of text.matchAll(pattern)) {
    const unit = unitOf(written.toLowerCase());
    const amount = /\d/.test(figure) ? Number(figure.replace(',', '.')) : numberOfWord(figure.toLowerCase());
    if (unit === null || Number.isNaN(amount)) continue;
    const signed = sign !== undefined && unit === 'grader' ? -amount : amount;
    const compared = comparable(unit, signed);
    found.push(measureTerm(compared.unit, compared.amount));
  }
  return found;
}
