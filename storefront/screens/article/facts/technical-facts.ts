export interface TechnicalFacts {
  /** 'Vannsøyle', '15 000 mm' */
  readonly pairs: readonly { readonly term: string; readonly value: string }[];
  /** Sentences that say something else. */
  readonly notes: readonly string[];
}

/** 'pusteevne 15 000 g/m²/24 t': words, then a figure with its unit. */
const measured = /^(\p{L}[\p{L} ]{2,28}?) ([−+~]?\d\S*(?:[ \u00a0][^\s,]+){0,4})$/u;
/** 'Materiale: 100 % ull' */
const labelled = /^(\p{L}[\p{L} ]{2,24}): (.+)$/u;

/** The chain's technical text as a table, as far as it is one (ENT-24). */
export function technicalFacts(text: string): TechnicalFacts {
  const pairs: { term: string; value: string }[] = [];
  const notes: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const found = pairsOf(sentence);
    if (found === null) notes.push(`${sentence}.`);
    else pairs.push(...found);
  }
  return { pairs, notes };
}

/** '(str. 42)' ends no sentence. */
function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<!\bstr)\.(?:\s+|$)/i)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Null unless the whole sentence is made of terms with values. */
function pairsOf(sentence: string): TechnicalFacts['pairs'] | null {
  const whole = labelled.exec(sentence);
  if (whole !== null) return [pair(whole)];
  const parts = sentence.split(', ').map((part) => measured.exec(part));
  return parts.every((part) => part !== null) ? parts.map(pair) : null;
}

function pair([, term = '', value = '']: RegExpExecArray): { term: string; value: string } {
  return { term: term.charAt(0).toUpperCase() + term.slice(1), value };
}
