import { fold } from '#domain/search/language/fold.ts';
import { everydayWordsBeginningWith } from '#domain/search/lexicon/everyday-words.ts';
import type { Asking } from '../matching/hit-sets.ts';
import { peopleOf } from './refine-text.ts';
import { byColor, byPrice } from './refinements.ts';
import type { SuggestionParts } from './suggestion-parts.ts';
import type { TypedText } from './typed-text.ts';
import { qualitiesAfter } from './what-follows.ts';
import type { Candidate } from './word-candidates.ts';

/** 'jakke uten h', 'genser i u', 'bukse ikke s'. */
export function* qualitiesOf<Hits>(parts: SuggestionParts<Hits>, cut: TypedText): Asking<Hits, Candidate[]> {
  const isColored = /(?:^|\s)(?:i|ikke)\s*$/i.test(cut.before);
  const count = parts.tried.countAmong(cut.before.trimEnd());
  const colors = isColored ? yield* byColor(parts.reference, count) : [];
  const named = qualitiesAfter(cut.before).map((text) => ({ text, count: 1 }));
  return joined(
    cut,
    [...named, ...colors].filter(({ text }) => fold(text).startsWith(cut.prefix)),
  );
}

/** 'jakke under 5'. */
export function* pricesOf<Hits>(parts: SuggestionParts<Hits>, cut: TypedText): Asking<Hits, Candidate[]> {
  const [said = '', bound = ''] = /^(.*?)\s+(\S+)\s*$/.exec(cut.before)?.slice(1) ?? [];
  if (bound.toLowerCase() !== 'under') return [];
  const prices = yield* byPrice(parts.tried.countAmong(said));
  return prices
    .map(({ text, count }) => ({ text: `${said} ${text}`, count }))
    .filter(({ text }) => text.startsWith(`${said} under ${cut.prefix}`));
}

/** 'sko til f': for whom, and what for. */
export function* purposesOf<Hits>(parts: SuggestionParts<Hits>, cut: TypedText): Asking<Hits, Candidate[]> {
  const people = yield* peopleOf(parts, cut.before.trimEnd());
  const uses = everydayWordsBeginningWith(cut.prefix).filter(({ kind }) => kind === 'use');
  const offered = cut.prefix.length < shortestPurpose ? [] : uses.flatMap(({ offers }) => offers.slice(0, 1));
  return joined(cut, [
    ...people.filter(({ text }) => fold(text).startsWith(cut.prefix)),
    ...[...new Set(offered)].map((text) => ({ text, count: 1 })),
  ]);
}

/** Shorter beginnings of what things are for begin too much. */
const shortestPurpose = 2;

function joined({ before }: TypedText, candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => ({ ...candidate, text: before + candidate.text }));
}
