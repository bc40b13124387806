import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldToGsm7, smsLength } from './gsm7.ts';

describe('how many messages a text is', () => {
  test('160 signs alone, 153 in each of several', () => {
    expect(smsLength('a'.repeat(160))).toEqual({ encoding: 'gsm-7', units: 160, segments: 1 });
    expect(smsLength('a'.repeat(161))).toMatchObject({ units: 161, segments: 2 });
    expect(smsLength('a'.repeat(306)).segments).toBe(2);
    expect(smsLength('a'.repeat(307)).segments).toBe(3);
    expect(smsLength('')).toMatchObject({ segments: 1 });
  });

  test('æ, ø and å count as one, € and brackets as two, and none of those is cut in two', () => {
    expect(smsLength('blåbærsyltetøy ÆØÅ é')).toMatchObject({ encoding: 'gsm-7', units: 20 });
    expect(smsLength('€[]')).toMatchObject({ encoding: 'gsm-7', units: 6 });
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toMatchObject({ units: 305, segments: 2 });
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ units: 306, segments: 3 });
  });

  test('one foreign sign makes it 70, and 67 in each of several', () => {
    expect(smsLength(`«${'a'.repeat(69)}`)).toEqual({ encoding: 'ucs-2', units: 70, segments: 1 });
    expect(smsLength(`«${'a'.repeat(70)}`).segments).toBe(2);
    expect(smsLength('🎿'.repeat(35))).toMatchObject({ units: 70, segments: 1 });
    // 33 pairs fill 66 of 67: the next one does not fit in what is left.
    expect(smsLength('🎿'.repeat(67))).toMatchObject({ units: 134, segments: 3 });
  });
});

describe('folding', () => {
  test('our own quotation marks, dashes and no-break spaces', () => {
    expect(foldToGsm7('«Klar» – 1\u00a0299,00\u202fkr … ‘a’')).toBe('"Klar" - 1 299,00 kr ... \'a\'');
  });

  test('letters keep their shape where there is one without the accent', () => {
    expect(foldToGsm7('Čáhppes Łódź ç')).toBe('Cahppes Łodz c');
    expect(foldToGsm7('Ærø på Åsane, é')).toBe('Ærø på Åsane, é');
    expect(foldToGsm7('Åsane')).toBe('Åsane'); // written with a ring of its own
  });

  test('whatever the text: folding twice is folding once, and never makes it cost more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const once = foldToGsm7(text);
        expect(foldToGsm7(once)).toBe(once);
        if (smsLength(text).encoding === 'gsm-7') expect(once).toBe(text.normalize('NFC'));
      }),
    );
  });
});
