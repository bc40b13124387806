let norwegian: Intl.Collator | undefined;

/** Norwegian order: … Z, Æ, Ø, Å (I18N-04, API-14). The database sorts the same way with the nb-NO collation of ICU. */
export function compareNorwegian(a: string, b: string): number {
  const byLetter = compareByLetter(a, b);
  if (byLetter !== null) return byLetter;
  norwegian ??= new Intl.Collator('nb-NO'); // made when first needed: it takes a browser longer than a whole chunk of code
  return norwegian.compare(a, b);
}

const alphabet = ' abcdefghijklmnopqrstuvwxyzæøå';

/**
 * What the first letter that differs decides, without a collator: a word that ends comes before one that goes on, a space before a letter.
 * Null where it takes more (accents, figures, 'aa', case alone).
 */
function compareByLetter(a: string, b: string): number | null {
  if (a === b) return 0;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [first, second] = [rankAt(a, at), rankAt(b, at)];
  if (first === null || second === null || first === second) return null;
  if (mayBeMore(a, at) || mayBeMore(b, at)) return null;
  return first < second ? -1 : 1;
}

const end = -1;

function rankAt(text: string, at: number): number | null {
  const letter = text[at];
  if (letter === undefined) return end;
  const rank = alphabet.indexOf(letter.toLowerCase());
  return rank < 0 ? null : rank;
}

/** The letter there may be part of 'aa' (to ICU 'aå' too), which is Å, or have an accent behind it. */
function mayBeMore(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 1), at + 2);
  return /a[aå]/i.test(around) || /[^ -~æøåÆØÅ]/.test(around);
}
