export const deskPasswordLength = 12;

export type PasswordFault = 'short' | 'known' | 'own';

/** Words that leaked lists are full of, with figures and signs around them or not. */
const knownWords = new Set(
  (
    'password passord passordet pasword qwerty qwertyuiop qwertyuiopå asdfgh asdfghjkl azerty letmein welcome velkommen ' +
    'iloveyou jegelskerdeg admin administrator root user bruker sommer vinter norge oslo bergen fotball football baseball ' +
    'dragon monkey master superman batman starwars pokemon sunshine princess shadow trustno whatever freedom hello hei ' +
    'changeme bytmeg secret hemmelig hemmelighet test testing butikk kontor kontoret disken hent login logginn abc abcd abcdef'
  ).split(' '),
);

/** What is wrong with a password for the desk; null: nothing. It is not asked for signs and figures: length is what counts. */
export function passwordFault(
  password: string,
  person: { readonly name: string; readonly email: string },
): PasswordFault | null {
  if ([...password].length < deskPasswordLength) return 'short';
  const plain = password.toLowerCase();
  if (ownWords(person).some((word) => plain.includes(word))) return 'own';
  return isRepeated(plain) || isSequence(plain) || isKnown(plain) ? 'known' : null;
}

function ownWords({ name, email }: { readonly name: string; readonly email: string }): string[] {
  return [...name.toLowerCase().split(/[\s-]+/), ...(email.toLowerCase().split('@')[0] ?? '').split(/[._+-]/)].filter(
    (word) => word.length >= 4,
  );
}

/** 'abcabcabcabc'. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/u.test(text);
}

/** '123456789012', 'abcdefghijkl', and back again. */
function isSequence(text: string): boolean {
  const steps = new Set(
    [...text].slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0)),
  );
  return [...steps].every((step) => [1, -9].includes(step)) || [...steps].every((step) => [-1, 9].includes(step));
}

/** Known words alone, once figures and signs are gone and the usual figures stand for letters again. */
function isKnown(text: string): boolean {
  const letters = (from: string) => from.replace(/[^\p{L}]/gu, '');
  const spelled = text
    .replace(/[^\p{L}]+$/u, '')
    .replace(/[@4]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/[1!]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's');
  return [letters(text), letters(spelled)].some((word) => word === '' || isMadeOfKnown(word));
}

function isMadeOfKnown(word: string): boolean {
  if (knownWords.has(word)) return true;
  for (let at = 3; at < word.length; at += 1)
    if (knownWords.has(word.slice(0, at)) && isMadeOfKnown(word.slice(at))) return true;
  return false;
}
