import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flaggedParts, maskedContent, reviewFlags } from './review-flags.ts';

test.each([
  ['Sitter som støpt. Gikk til jobb på hålka i går.', []],
  ['Lekker etter tre turer. Hva skal jeg gjøre nå?', ['question']],
  ['Ring meg på 912 34 567, så skal jeg fortelle.', ['phone']],
  ['Kjøp jakker på biljakker.example, mye billigere', ['link']],
  ['Skriv til kari@nordmann.example', ['email']],
  ['Vannsøyle 15 000 mm og 1 299 kr i 2026.', []],
])('%s', (content, flags) => {
  expect(reviewFlags(content)).toEqual(flags);
});

test('the parts are the text, whatever is written', () => {
  fc.assert(
    fc.property(fc.string(), (content) => {
      expect(
        flaggedParts(content)
          .map(({ text }) => text)
          .join(''),
      ).toBe(content);
    }),
  );
});

test('numbers and addresses of people are not readable in lists', () => {
  expect(maskedContent('Ring 912 34 567 nå')).toBe('Ring 9•• •• ••• nå');
  expect(maskedContent('kari@nordmann.example')).not.toContain('nordmann');
});
