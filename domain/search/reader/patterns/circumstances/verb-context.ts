import { sentenceWords } from '../../../language/sentence-words.ts';
import { type Cursor, wordAt, wordSet } from '../pattern.ts';
import { whomOf } from '../whom.ts';

/** Whether a word stands where a verb stands: 'når jeg sykler', 'hva pakker man', 'å måle', 'kan hun hoppe'. */
export function isSaidAsVerb(cursor: Cursor): boolean {
  return isPresent(cursor) || isInfinitive(cursor) || isDoneByThing(cursor);
}

/** 'når jeg sykler', 'eg syklar', 'hva pakker man'; but 'har dere støvler' and 'selger dere stoler' ask for things. */
export function isPresent({ tokens, at }: Cursor): boolean {
  if (!/(?:er|ar)$/.test(wordAt(tokens, at))) return false;
  const before = wordAt(tokens, at - 1);
  // 'sykler hjem i mørket', 'og jogger ofte'
  if ((at === 0 || before === 'og') && withVerbs.has(wordAt(tokens, at + 1))) return true;
  if (pronouns.has(before)) return !havingVerbs.has(wordAt(tokens, at - 2));
  return askers.has(before) && subjects.has(wordAt(tokens, at + 1));
}

/** 'sanden brenner', 'bh-en min hopper': what a thing does that one has. */
export function isDoneByThing({ tokens, at }: Cursor): boolean {
  if (!/(?:er|ar)$/.test(wordAt(tokens, at))) return false;
  const back = /^(?:min|mi|mitt|mine|vår|vårt|våre)$/.test(wordAt(tokens, at - 1)) ? 2 : 1;
  const subject = wordAt(tokens, at - back);
  return /.{2}(?:en|et|ene)$/.test(subject) && !sentenceWords.has(subject) && whomOf(subject) === null;
}

function isInfinitive({ tokens, at }: Cursor): boolean {
  if (!/[eaå]$/.test(wordAt(tokens, at))) return false;
  const before = wordAt(tokens, at - 1);
  return before === 'å' || modals.has(before) || (pronouns.has(before) && modals.has(wordAt(tokens, at - 2)));
}

const pronouns = wordSet('jeg eg æ e vi du han hun ho man en dere dykk dei de barna ungene som der');
/** What stands beside a verb and never beside a thing. */
const withVerbs = wordSet(
  'hjem hjemover heim mye mykje ofte hver kvar alltid mest sjelden aldri langt fort rundt meg seg oss',
);
const subjects = wordSet('jeg eg æ vi du han hun ho man en dere de dei');
const askers = wordSet('hva kva ka hvordan korleis hvor kor når');
const modals = wordSet('kan skal vil må bør får kunne skulle ville måtte burde lar la');
/** Before 'dere' or 'du' these ask what somebody has: what follows is a thing. */
const havingVerbs = wordSet(
  'har hadde selger sel fører førar trenger bruker kjøper anbefaler tilbyr leier finner får tar vil ønsker lager reparerer med',
);
