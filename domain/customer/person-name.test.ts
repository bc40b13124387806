import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneLine, isPersonName } from './person-name.ts';

test.each([
  'Kari Nordmann',
  'Åse Ærlig Østby',
  'Bjørn-Åge O’Neil',
  "Siobhán O'Connor",
  'Ludwig von Trapp jr.',
  'St. Olav',
  'J.R.R. Tolkien',
  'H.Nilsen',
  'Per-Kr. Aas',
  'María de los Ángeles García-López',
  'Nguyễn Thị Minh Khai',
  'Þórdís Ægisdóttir',
  'Ngũgĩ wa Thiong’o',
  'محمد علی',
  'علی\u200cرضا',
  '王小明',
  'Иван Петрович',
  'S:t Erik',
  'Kari/Ola Nordmann',
  'X Æ A-12',
  '  Nora ',
  '',
])('a name: %s', (name) => {
  expect(isPersonName(name)).toBe(true);
});

test.each([
  'Kari\nVinn en tur',
  'Kari\r\nBcc: alle',
  'Kari\u0085Vinn',
  'Kari\u2028Vinn',
  'Kari\u2029Vinn',
  'Kari\tNordmann',
  'Kari\u001b[31m',
  '\u202eirak',
  'Kari\u2066x\u2069',
  'Ka\u00adri',
  'Ka\ufeffri',
  'a\ud800b',
  'Vinn på https://vinn.example/x',
  'HTTP vinn',
  'se hxxp://vinn',
  'www.vinn',
  'vinn.example',
  'Vinn.Example',
  'VINN.COM',
  'gå til vinn.example/premie',
  'x.com',
  't.me/vinn',
  'T.ME/vinn',
  '10.0.0.1',
  'vinn@vinn.example',
  'ｗｗｗ．vinn',
  'vinn。example',
  'vi\u200dnn.exa\u200cmple',
  'ｖｉｎｎ．ｅｘａｍｐｌｅ',
  'blåbær.example',
])('no name, but a message: %j', (name) => {
  expect(isPersonName(name)).toBe(false);
});

test('an address line may have a slash and figures, but is one line', () => {
  expect(isOneLine('c/o Hansen, Storgata 12 B')).toBe(true);
  expect(isOneLine('Storgata 12\nVinn')).toBe(false);
});

const word = fc.stringMatching(/^[A-Za-zæøåÆØÅéüñ]{1,12}$/);
const real = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', '-', '. ', '’', "'"))
  .map(([words, between]) => words.join(between).replace(/http/gi, 'x'));

test('words joined as names are joined are a name', () => {
  fc.assert(fc.property(real, (name) => isPersonName(name)));
});

test('a name that is allowed stays on its line, and a link anywhere in it is found', () => {
  const control = fc.constantFrom('\n', '\r', '\u2028', '\u0000', '\u009f', '\u202e', '\u061c');
  const link = fc.constantFrom('https://a.example', 'www.a', '://', 'ab.example', 'a@b', 'x.no/y');
  fc.assert(
    fc.property(
      real,
      fc.oneof(control, link),
      real,
      (before, bad, after) => !isPersonName(`${before} a${bad}a ${after}`),
    ),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => !isPersonName(text) || !/[\r\n\u2028\u2029@]/.test(text.trim()),
    ),
  );
});
