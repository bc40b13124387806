import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStopWord } from '#domain/search/language/stop-words.ts';
import { wordsOf } from '#domain/search/language/words.ts';
import { fields } from './fields.ts';
import { TermCollector } from './term-collector.ts';

const pieces = [
  'ull',
  'Ullue',
  't-skjorte',
  '50L',
  "l'eau",
  'sko – til',
  'og',
  'med',
  'Å',
  'e\u0301',
  '-',
  '–',
  ' ',
  ',',
  '_',
  '3/4',
  'a.b',
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((words) => words.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

/** The words as they are read one by one, without what has been seen before. */
function termsOf(texts: readonly string[]): string[] {
  const all = texts.flatMap((one) =>
    wordsOf(one).flatMap((word) => [
      word.text,
      ...(word.parts[0] === 't' ? [] : word.parts.filter((part) => part.length > 1)),
    ]),
  );
  return [...new Set(all.filter((term) => term.length <= 40 && !isStopWord(term)))];
}

describe('TermCollector', () => {
  it('gathers from a text the words that it has, however often its pieces have been seen', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
        const collected = new TermCollector();
        for (const [doc, one] of texts.entries()) collected.addText(doc, one, fields.description);
        expect(collected.terms).toEqual(termsOf(texts));
        for (const [doc, one] of texts.entries()) {
          const ofDoc = new Set<string | undefined>();
          collected.eachPair((term, owner) => {
            if (owner === doc) ofDoc.add(collected.terms[term]);
          });
          expect(ofDoc).toEqual(new Set(termsOf([one])));
        }
      }),
    );
  });

  it('takes what comes after "til", "med" or "og" in a name for something it has to do with', () => {
    const collected = new TermCollector();
    collected.addName(0, 'Lader til Hodelykt');
    collected.addName(1, 'Hodelykt');
    const found: Record<string, number[]> = {};
    collected.eachPair((term, doc, masks) => {
      const text = collected.terms[term] ?? '';
      found[text] ??= [];
      found[text][doc] = masks;
    });
    expect(found).toEqual({ lader: [fields.name], hodelykt: [fields.mention, fields.name] });
  });
});
