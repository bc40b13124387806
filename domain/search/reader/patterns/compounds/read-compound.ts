import { fold } from '../../../language/fold.ts';
import { sentenceWords } from '../../../language/sentence-words.ts';
import { stem } from '../../../language/stem.ts';
import { firstForms } from '../../../lexicon/compound.ts';
import { isEverydayFirstPart } from '../../../lexicon/compounds/everyday-first-parts.ts';
import { dialectWords } from '../../../lexicon/dialect.ts';
import { notSuchGoods } from '../../../lexicon/goods.ts';
import { neighboursAsSpelled } from '../../../lexicon/neighbours.ts';
import { beginsAsOfOtherTrade, isOfOtherTrade } from '../../../lexicon/other-trades.ts';
import { longestEntry } from '../../../lexicon/table.ts';
import { foreignWords } from '../../../lexicon/translations.ts';
import { collectiveWords } from '../../../lexicon/uses.ts';
import type { Reading, WordQuery } from '../../reading.ts';
import type { ShopWords } from '../../shop-words.ts';
import type { Cursor, Match } from '../pattern.ts';
import { readPersons } from '../persons/read-persons.ts';
import { readColor } from '../read-color.ts';
import { readTheme } from '../read-theme.ts';
import { readWhom } from '../read-whom.ts';
import { asOneWord, knownAs, words } from '../said-words.ts';
import { whomOf } from '../whom.ts';
import { wordQuery } from '../word-query.ts';

/** 'vinterjakke', 'løpebukse', 'damejakke': the parts are read as if they stood apart, the last one is the thing. */
export function compound(cursor: Cursor, own: WordQuery): Match | null {
  const { shop } = cursor;
  const known = own.parts.length > 0 ? own.parts.map(fold) : shop.split(fold(own.text));
  const parts = known.length > 0 ? known : partsByLexicon(cursor, own.text);
  const collective = parts.length > 0 ? null : collectiveCompound.exec(own.text);
  if (collective) {
    const said = headOf(cursor, collective[2] ?? '');
    if (said !== null) return { length: 1, readings: [...firstPart(cursor, fold(collective[1] ?? '')), ...said] };
  }
  for (let cut = 1; cut < parts.length; cut++) {
    const [first, head] = [parts.slice(0, cut).join(''), parts.slice(cut).join('')];
    const said = headOf(cursor, head);
    if (said === null || first === head || isChanceEnd(shop, first, head)) continue;
    if (firstForms(first).some(isOfOtherTrade) && !garment.test(head)) return null; // 'gardinstang', but 'hotelltøfler'
    const near = asSpelled(own, head);
    if (near !== null) return words(cursor, 'goods', { ...own, also: near, instead: true });
    const told = firstPart(cursor, first);
    if (looseHead.test(head) && told.every(({ kind }) => kind === 'unknown')) return null;
    // 'snowboardpakke': what is in it says more than that it is one
    const content = vagueHead.test(head) ? firstForms(first).find((form) => shop.isOwnWord(form)) : undefined;
    if (content !== undefined && shop.knows(content) === 'thing') return words(cursor, 'goods', wordQuery(content));
    // 'klatresett', 'ullpakke': whatever is in it, it is for that or of that
    const about = vagueHead.test(head) ? firstForms(first).map((form) => readTheme(asOneWord(cursor, form))) : [];
    const theme = about.find(Boolean);
    if (theme) return { ...theme, length: 1 };
    // 'skallsett': of such things
    const material = vagueHead.test(head) && shop.knows(first) === 'part' ? wordQuery(first) : null;
    if (material !== null) return words(cursor, 'goods', material);
    // 'pulkdrag': what only stands in names is told by the thing it belongs to
    const owner =
      shop.knows(head) === 'identifying' ? firstForms(first).find((form) => isThing(shop, form)) : undefined;
    if (owner !== undefined) {
      const piece = firstPart(cursor, head).filter(({ kind }) => kind !== 'unknown' && kind !== 'word');
      return { length: 1, readings: [...piece, ...words(cursor, 'goods', wordQuery(owner)).readings] };
    }
    const readings = [...told, ...said];
    // 'vaffeljern' is no 'smørejern': what the end alone is must be a thing here
    if (readings.some(({ kind }) => kind === 'unknown') && !shop.isOwnWord(head)) continue;
    return { length: 1, readings };
  }
  return null;
}

/** 'hestelue', 'sovehjelm': the shop has no word that begins so, but the lexicon does. */
function partsByLexicon(cursor: Cursor, text: string): readonly string[] {
  for (let at = 3; at <= text.length - 3; at++) {
    const [first, head] = [fold(text.slice(0, at)), fold(text.slice(at))];
    if (cursor.shop.knows(head) !== 'thing' || !cursor.shop.isOwnWord(head)) continue;
    const isKnown = (form: string) => isEverydayFirstPart(form) || readTheme(asOneWord(cursor, form)) !== null;
    if (firstForms(first).some(isKnown)) return [first, head];
  }
  return [];
}

/** 'raglanskjørt': without æ, ø and å the end would be another thing. */
function asSpelled({ text }: WordQuery, head: string): readonly string[] | null {
  for (let at = 2; at <= text.length - 3; at++) {
    const end = text.slice(at);
    if (fold(end) === head) return neighboursAsSpelled[end] ?? null;
  }
  return null;
}

/** What is worn is told by the end, whatever it begins with. */
const garment =
  /(?:jakk|buks|gens|troy|skjort|shorts|tights|dress|vest|lu|hans?k|vott|sokk|stromp|sko|stovl|stovel|tofl|toffel|sandal|kla?er|toy)(?:e|er|a|en|et|ene|ar|r|s)?$/;
/** Ends of so many things that they say nothing where the beginning is not known: 'kilesett', 'blinkskive'. */
const looseHead =
  /^(?:sett|settet|skive|skiver|plate|plater|stang|ring|ringer|band|bandet|krok|kroker|boks|bokser|line|snor|skje|bok|tape)$/;

/** 'skoleklas-sen': three letters that a thing happens to be called are no end where the beginning says nothing. */
function isChanceEnd(shop: ShopWords, first: string, head: string): boolean {
  return head.length <= 3 && !shortEnd.test(head) && !firstForms(first).some((form) => shop.knows(form) === 'thing');
}

const shortEnd = /^(?:sko|ski|lue|hue|oks|lys|bag|sag|hav|tau|toy|toj|sup|hals|bh)$/;

function isThing(shop: ShopWords, word: string): boolean {
  return shop.isOwnWord(word) && shop.knows(word) === 'thing';
}

const vagueHead = /^(?:pakke|pakken|pakker|sett|settet)$/;

/** Words for goods of many kinds at the end of a compound: the shop may write none of them. */
const collectiveCompound =
  /^(?!(?:sukker|sylte|leke|kjøre|far|verk|fyr)tøy)(.{3,}?)(klær|klede|tøy|tøj|plagg|utstyr|kläder|antrekk|fottøy|bekledning|påkledning|wear)$/;

/** What the last part of a compound says: a thing, or nothing of its own ('skiutstyr'); null when it is not known. */
function headOf(cursor: Cursor, head: string): readonly Reading[] | null {
  if (sentenceWords.has(head)) return [];
  if (cursor.shop.isColor(head)) return null;
  const collective = longestEntry(collectiveWords, [head]);
  if (collective) return words(cursor, 'goods', wordQuery('', { as: collective.targets })).readings;
  const known = cursor.shop.knows(head);
  const never = notSuchGoods[stem(fold(head))] ?? [];
  if (known === 'thing' || known === 'identifying') return words(cursor, 'goods', wordQuery(head, { never })).readings;
  const said = longestEntry(dialectWords, [head]) ?? longestEntry(foreignWords, [head]);
  if (said && knownAs(cursor.shop, said.targets) === 'thing')
    return words(cursor, 'goods', wordQuery('', { as: said.targets })).readings;
  return readTheme(asOneWord(cursor, head))?.readings ?? null;
}

/** What the first part of a compound says: whose, which colour, what for; else it is looked for as a word. */
function firstPart(cursor: Cursor, first: string): readonly Reading[] {
  for (const form of firstForms(first)) {
    const alone = asOneWord(cursor, form);
    const found = readWhom(alone) ?? readColor(alone) ?? readPersons(alone) ?? readTheme(alone);
    if (found) return found.readings;
  }
  const known = cursor.shop.knows(first);
  const inner = known === 'unknown' ? cursor.shop.split(first) : [];
  // 'herreull' of 'herreulltrøye': each says something
  if (inner.length > 1) return inner.flatMap((part) => firstPart(cursor, part));
  if (known === 'unknown' && firstForms(first).some(isEverydayFirstPart)) return []; // 'utejakke': it says nothing of the goods
  const kind = known === 'part' || known === 'identifying' || known === 'thing' ? 'word' : 'unknown';
  return words(cursor, kind, wordQuery(first)).readings;
}

/** 'skøyteskole' is about skates, 'hengekøyetur' about hammocks. */
export function occasionOf(cursor: Cursor, own: WordQuery): Match | null {
  const about = occasions.exec(own.text)?.[1];
  if (about === undefined) return null;
  const forms = firstForms(fold(about));
  const thing = forms.find((form) => cursor.shop.knows(form) === 'thing');
  if (thing !== undefined) return words(cursor, 'use', wordQuery(thing));
  const theme = forms.map((form) => readTheme(asOneWord(cursor, form))).find((found) => found !== null);
  return theme ? { ...theme, length: 1 } : null;
}

/** 'dagsjakt' and 'sommerfjellet' are about what they end in and, where it is known, begin with. */
export function themeCompound(cursor: Cursor, own: WordQuery): Match | null {
  for (let at = 3; at <= own.text.length - shortestTheme; at++) {
    const theme = readTheme(asOneWord(cursor, own.text.slice(at)));
    if (!theme) continue;
    const first = firstPart(cursor, fold(own.text.slice(0, at)));
    const isTime = times.test(own.text.slice(0, at));
    // 'abborfiske', 'harejakt', 'trilletur': what one does is told by the end, whatever is fished or hunted
    const isDoing = doings.test(own.text.slice(at));
    if (!isTime && !isDoing && first.some(({ kind }) => kind === 'unknown')) continue;
    const known = isTime || isDoing ? first.filter(({ kind }) => kind !== 'unknown' && !isTime) : first;
    return { length: 1, readings: [...known, ...theme.readings] };
  }
  return null;
}

/** 'båtsesong', 'snømann': whatever it is, it is about what it begins with. */
export function themeBeginning(cursor: Cursor, own: WordQuery): Match | null {
  if (beginsAsOfOtherTrade(own.text)) return null;
  for (let end = own.text.length - shortestTheme; end >= shortestThemeBeginning; end--) {
    const forms = firstForms(own.text.slice(0, end)).filter((form) => form.length >= shortestThemeBeginning);
    const theme = forms.map((form) => readTheme(asOneWord(cursor, form))).find((found) => found !== null);
    if (theme) return { ...theme, length: 1 };
  }
  return null;
}

const shortestThemeBeginning = 4;

/** What one goes to or takes part in: what it is about stands before it. */
const occasions =
  /^(.{3,}?)(?:skole|skolen|kurs|kurset|trening|treninga|treningen|kamp|cup|tur|turen|leir|leiren|lag|laget|ritt|renn|konkurranse|klubb|klubben|spiller|spilleren|spillere|spillerne|spelar|spelarar|gruppe|gruppa|parti|bane|banen|bruk|time|timen|glad|glade|interessert|interesserte|entusiast|entusiasten|elsker|elskeren|nerd|nerden|frelst|gal|folk|menneske|mennesket|mennesker|fan|fantast)$/;
const doings =
  /^(?:fiske|fisket|fisking|jakt|jakta|jakten|tur|turen|turer|løp|løpet|løping|sykling|padling|trening|klatring|svømming|gym|maraton|camping|ferie|ferien|fjellet|vandring|sykkeltur)$/;
const times = /^(?:dags?|kvelds?|natt|morgen|morra|helge?|søndags?|lørdags?|ettermiddags?|fredags?)$/;
const shortestTheme = 3;

/** 'småbarnssko': whose it is, by any word for people. */
export function personCompound(cursor: Cursor, own: WordQuery): Match | null {
  for (let at = own.text.length - 3; at >= 3; at--) {
    const person = firstForms(own.text.slice(0, at)).find((form) => whomOf(form) !== null);
    const whose = person === undefined ? null : readWhom(asOneWord(cursor, person));
    const thing = whose ? headOf(cursor, own.text.slice(at)) : null;
    if (whose && thing !== null && thing.length > 0) return { length: 1, readings: [...whose.readings, ...thing] };
  }
  return null;
}

/** 'vinterjake': a typing error in a part of a compound that the shop does not have as one word. */
export function mendedCompound(cursor: Cursor, own: WordQuery): Match | null {
  const [mended] = cursor.shop.guessParts(own.text);
  const theme = mended === undefined ? null : readTheme(asOneWord(cursor, mended));
  if (mended !== undefined && theme)
    return { ...theme, readings: theme.readings.map((reading) => ({ ...reading, text: own.text, spelled: mended })) };
  const said = mended === undefined ? null : longestEntry(dialectWords, [mended]);
  if (mended !== undefined && said && knownAs(cursor.shop, said.targets) !== 'unknown')
    return words(cursor, 'goods', { ...own, text: '', as: said.targets, spelled: mended });
  const found = mended === undefined ? null : compound(cursor, wordQuery(mended));
  if (mended === undefined || found === null) return null;
  const isKnown = found.readings.every(({ kind, value }) =>
    kind === 'goods' ? cursor.shop.knows(value) === 'thing' : kind !== 'unknown',
  );
  if (!isKnown) return null;
  const readings = found.readings.map((reading) => {
    const { meaning } = reading;
    if (reading.kind !== 'goods' || meaning.type !== 'words') return reading;
    return {
      ...reading,
      meaning: { ...meaning, anyOf: meaning.anyOf.map((query) => ({ ...query, spelled: mended })) },
    };
  });
  return { ...found, readings };
}

/** A compound of which the end is known, or that names a piece of a thing: 'regnfrakk', 'bikinioverdel'. */
export function endOf(cursor: Cursor, own: WordQuery): Match | null {
  const { shop } = cursor;
  const { text } = own;
  const last = shortEnds.exec(text);
  for (
    let at = /^(?:is|el|øl)/.test(text) ? 2 : 3;
    at <= text.length - (last ? (last[1]?.length ?? 0) : shortestEnd);
    at++
  ) {
    const end = text.slice(at);
    const entry = longestEntry(dialectWords, [end]) ?? longestEntry(foreignWords, [end]);
    if (looseHead.test(fold(end))) continue; // with a beginning that is known it has been read before
    const isFound = entry !== null || (shop.knows(end) === 'thing' && shop.isOwnWord(end));
    if (isFound && firstForms(text.slice(0, at)).some(isOfOtherTrade) && !garment.test(fold(end))) return null;
    const whole = entry ? translatedWhole(shop, text.slice(0, at), entry.targets) : [];
    if (whole.length > 0) return words(cursor, 'goods', { ...own, text: '', as: whole });
    if (entry && knownAs(shop, entry.targets) !== 'unknown') {
      // 'ullbrok': what it begins with says which
      const first = firstPart(cursor, fold(text.slice(0, at))).filter(
        ({ kind }) => kind !== 'unknown' && kind !== 'word',
      );
      const thing = words(cursor, 'goods', { ...own, text: '', as: entry.targets });
      return { ...thing, readings: [...first, ...thing.readings] };
    }
    if (shop.knows(end) === 'thing' && shop.isOwnWord(end)) return words(cursor, 'goods', wordQuery(end));
  }
  const part = ofThing.exec(text)?.[1] ?? '';
  return shop.knows(part) === 'thing' ? words(cursor, 'goods', wordQuery(part)) : null;
}

/** 'cykelhjälm': both parts are words of another language, and together a thing of the shop. */
function translatedWhole(shop: ShopWords, first: string, ends: readonly string[]): readonly string[] {
  const firsts = longestEntry(foreignWords, [first])?.targets ?? longestEntry(dialectWords, [first])?.targets ?? [];
  const joined = [...firsts, fold(first)].flatMap((start) => ends.map((end) => start + end));
  const own = joined.filter((word) => isThing(shop, word));
  // 'skalbyxor' begins almost as ours does
  return own.length > 0
    ? own
    : joined.flatMap((word) => shop.guess(word).slice(0, 1)).filter((word) => isThing(shop, word));
}

const shortestEnd = 4;
/** Short ends that hardly any other word has: 'båtsko', 'racingski', but not 'disko'. */
const shortEnds = /^(?!disko).{3,}(sko|ski|lue|øks|lys)$/;
/** A piece or several of a thing: 'bikinioverdel', 'skisett'. */
const ofThing =
  /^(.{4,})(?:overdel|underdel|del|deler|sett|skrin|kit|kiste|boks|veske|pakke|modell|modeller|merke|merker|butikk|kjøp|tilbud|salg)$/;

/** 'glassflaske' is no 'gassflaske': it begins as many things do, and ends in one that is known. */
export function isPlainCompound(cursor: Cursor, word: string, slip: string): boolean {
  const parts = cursor.shop.split(fold(word));
  if (parts.length < 2) return false;
  const firsts = firstForms(parts.slice(0, -1).join(''));
  // 'hestelue' is no 'hettelue', but 'yogamate' is
  const isChanged = (first: string) => !fold(slip).startsWith(first) && readTheme(asOneWord(cursor, first)) !== null;
  return firsts.some((first) => isEverydayFirstPart(first) || isChanged(first));
}

/** Whether a word and what it may have been meant as end in the same part. */
export function sameHead(shop: ShopWords, word: string, guess: string): boolean {
  const [own, other] = [shop.split(fold(word)).at(-1), shop.split(fold(guess)).at(-1)];
  return own !== undefined && own === other;
}
