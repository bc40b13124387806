import { describe, expect, test } from 'vitest';
import { descriptionParts, summaryOf } from '#domain/article/description-parts.ts';
import { nutrientFacts } from './nutrient-facts.ts';
import { technicalFacts } from './technical-facts.ts';

describe('the description', () => {
  test('DEC-39 a short first sentence stands over the rest', () => {
    expect(descriptionParts('Tåler det meteorologen ikke turte å si. Et tett skall. Med hette.')).toEqual({
      headline: 'Tåler det meteorologen ikke turte å si',
      rest: 'Et tett skall. Med hette.',
    });
  });

  test('DEC-39 one sentence, or a long one, stays whole', () => {
    expect(descriptionParts('Ett skall.')).toEqual({ headline: null, rest: 'Ett skall.' });
    const long = `${'ord '.repeat(30)}slutt. Mer.`;
    expect(descriptionParts(long)).toEqual({ headline: null, rest: long });
    expect(descriptionParts('')).toEqual({ headline: null, rest: '' });
  });

  test('the summary for search engines ends at a word', () => {
    expect(summaryOf('Kort.')).toBe('Kort.');
    const summary = summaryOf('Regnjakke, '.repeat(40));
    expect(summary.length).toBeLessThanOrEqual(157);
    expect(summary).toMatch(/Regnjakke …$/);
  });
});

describe('the technical text', () => {
  test('ENT-24 terms with values are a table, the rest are sentences', () => {
    const text =
      'Vannsøyle 15\u00a0000 mm, pusteevne 10\u00a0000 g/m²/24 t. Teipede sømmer og lufting under armene. Materiale: 100 % polyamid, PU-membran.';
    expect(technicalFacts(text)).toEqual({
      pairs: [
        { term: 'Vannsøyle', value: '15\u00a0000 mm' },
        { term: 'Pusteevne', value: '10\u00a0000 g/m²/24 t' },
        { term: 'Materiale', value: '100 % polyamid, PU-membran' },
      ],
      notes: ['Teipede sømmer og lufting under armene.'],
    });
  });

  test('ENT-24 a decimal comma is no end of a value', () => {
    expect(technicalFacts('Pakket vekt 2,6 kg. To personer.')).toEqual({
      pairs: [{ term: 'Pakket vekt', value: '2,6 kg' }],
      notes: ['To personer.'],
    });
  });

  test('ENT-24 a short form within a value is no end of it', () => {
    expect(technicalFacts('Nøytral passform. Vekt cirka 265 g (str. 42). Materiale: Mesh.')).toEqual({
      pairs: [
        { term: 'Vekt cirka', value: '265 g (str. 42)' },
        { term: 'Materiale', value: 'Mesh' },
      ],
      notes: ['Nøytral passform.'],
    });
  });

  test('ENT-24 a sentence that only holds a figure stays a sentence', () => {
    expect(technicalFacts('Slitesterkt stoff, fire lommer og 2 belter')).toEqual({
      pairs: [],
      notes: ['Slitesterkt stoff, fire lommer og 2 belter.'],
    });
    expect(technicalFacts('')).toEqual({ pairs: [], notes: [] });
  });
});

describe('the nutrition declaration', () => {
  test('ENT-24 is a table per 100 g', () => {
    const text =
      'Næringsinnhold per 100 ml: energi 96 kJ / 23 kcal, fett 0,0 g, karbohydrat 5,5 g, hvorav sukkerarter 5,2 g. Oppbevares kjølig etter åpning.';
    expect(nutrientFacts(text)).toEqual({
      per: '100 ml',
      rows: [
        { name: 'Energi', amount: '96 kJ / 23 kcal' },
        { name: 'Fett', amount: '0,0 g' },
        { name: 'Karbohydrat', amount: '5,5 g' },
        { name: 'Hvorav sukkerarter', amount: '5,2 g' },
      ],
      rest: 'Oppbevares kjølig etter åpning.',
    });
  });

  test('ENT-24 another form stays as it was written', () => {
    expect(nutrientFacts('Energi 190 kJ.')).toEqual({ per: null, rows: [], rest: 'Energi 190 kJ.' });
  });
});
