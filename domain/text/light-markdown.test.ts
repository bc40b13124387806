import { expect, test } from 'vitest';
import { lightMarkdown, plainWords } from './light-markdown.ts';

test('bold, lists and links', () => {
  const text = 'Helt **tett** jakke.\n- Hette\n- **To** lommer\n\nSe [vask](/vedlikehold).';
  expect(lightMarkdown(text)).toEqual([
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'Helt ' },
        { kind: 'strong', text: 'tett' },
        { kind: 'text', text: ' jakke.' },
      ],
    },
    {
      kind: 'list',
      items: [
        [{ kind: 'text', text: 'Hette' }],
        [
          { kind: 'strong', text: 'To' },
          { kind: 'text', text: ' lommer' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'Se ' },
        { kind: 'link', text: 'vask', href: '/vedlikehold' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
  expect(plainWords(text)).toBe('Helt tett jakke.\nHette\nTo lommer\n\nSe vask.');
});

test.each([
  'Tre lag, 2 * 3 = 6, og – en strek.\n\nOg en linje til.',
  '<p>HTML <b>fra</b> en kilde</p>',
  '- en eneste strek',
  '[klikk](javascript:alert(1)) [to](//elsewhere.example) [tre](/\\elsewhere.example) [fire](data:text/html,x)',
  '** ikke fet **',
])('%j is one paragraph, as it was written', (text) => {
  expect(lightMarkdown(text)).toEqual([{ kind: 'paragraph', parts: [{ kind: 'text', text }] }]);
  expect(plainWords(text)).toBe(text);
});
