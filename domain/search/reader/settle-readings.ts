import { fold } from '../language/fold.ts';
import { weatherWords } from '../lexicon/conditions.ts';
import { longestEntry } from '../lexicon/table.ts';
import { useWords } from '../lexicon/uses.ts';
import { wordSet } from './patterns/pattern.ts';
import { childGender, juniorGender, menGender, unisexGender, womenGender } from './patterns/whom.ts';
import { wordQuery } from './patterns/word-query.ts';
import type { QueryToken } from './query-token.ts';
import type { Reading } from './reading.ts';
import type { ShopWords } from './shop-words.ts';

/** 'langrenn jakke': the name of what one does, beside a thing, says which; alone it is what there is for it. */
export function besideThings(
  readings: readonly Reading[],
  doings: ReadonlyMap<string, readonly Reading[]>,
): readonly Reading[] {
  const isDoing = ({ key, kind }: Reading) => kind === 'goods' && doings.has(key);
  if (!readings.some((reading) => reading.kind === 'goods' && !isDoing(reading))) return readings;
  return readings.flatMap((reading) => (isDoing(reading) ? (doings.get(reading.key) ?? []) : [reading]));
}

/** 'på ferie til syden', 'høstferie': beside where one goes or when, that one goes says nothing. */
export function withoutVagueUses(all: readonly Reading[]): readonly Reading[] {
  // 'skal jobbe på svalbard': where one works says more than that one does
  const isWork = ({ kind, value }: Reading) => kind === 'use' && /^(?:jobbe|jobber|jobbar|arbeider?)$/.test(value);
  const isWhere = (reading: Reading) => (reading.kind === 'weather' || reading.kind === 'use') && !isWork(reading);
  const readings = all.some(isWhere) ? all.filter((reading) => !isWork(reading)) : all;
  const isVague = ({ kind, value }: Reading) => kind === 'use' && vagueUses.has(value);
  const saysMore = (reading: Reading) => (reading.kind === 'use' || reading.kind === 'season') && !isVague(reading);
  const said = readings.some(saysMore) ? readings.filter((reading) => !isVague(reading)) : readings;
  // 'leke ute i snøen': what it is like out there says more than that one plays
  const isPlay = ({ kind, value }: Reading) => kind === 'use' && value === 'leke ute';
  return said.some(({ kind }) => kind === 'weather') ? said.filter((reading) => !isPlay(reading)) : said;
}

const vagueUses = wordSet(
  'ferie ferien sommerferie sommerferien reise reisen tur turen fritid klassetur skoletur utflukt helgetur konkurranse skole skolen skolens skulen skog skogen marka hage hagen jobb jobben by byen hverdag hverdagen natt natten',
);

/** 'gå på ski i vinter', 'bading i sommer': when it is done anyway says nothing more. */
export function withoutItsSeason(readings: readonly Reading[]): readonly Reading[] {
  if (readings.some(({ kind }) => kind === 'goods')) return readings;
  const uses = readings.filter(({ kind }) => kind === 'use');
  const isItsOwn = ({ kind, value }: Reading) =>
    kind === 'season' &&
    seasonalUses.some(([season, use]) => season.test(value) && uses.some((one) => use.test(one.value)));
  return readings.filter((reading) => !isItsOwn(reading));
}

const seasonalUses = [
  [/^(?:vint|winter|jan|feb|des)/, /ski|langrenn|alpin|slalåm|birk|ak(?:e|ing)|skøyt|isfisk|pilk|topptur|snø/],
  [/^(?:som|summer|juli?|juni|aug)/, /bad|svøm|strand|padl|camping|hage|kjede|båt|syden|festival/],
] as const;

/** 'ha på meg i minus 20': how cold it is, unless it is what a sleeping bag or a wax is made for. */
export function inTheCold(readings: readonly Reading[], tokens: readonly QueryToken[]): readonly Reading[] {
  const cold = readings.find(
    ({ kind, meaning }) => kind === 'temperature' && meaning.type === 'measure' && meaning.amount <= 0,
  );
  const isAsleep = tokens.some(({ text }) => lyingDown.test(text)) && !tokens.some(({ text }) => dressed.test(text));
  if (cold === undefined || isAsleep || tokens.some(({ text }) => madeForDegrees.test(text))) return readings;
  const goods = longestEntry(weatherWords, ['kulde'])?.targets ?? [];
  const meaning = { type: 'words', anyOf: [wordQuery('', { also: goods })] } as const;
  return readings.map((reading) =>
    reading === cold ? { key: 'weather:kulde', kind: 'weather', value: 'kulde', text: cold.text, meaning } : reading,
  );
}

/** 'ligge ute i tjue kuldegrader': what one sleeps in is made for degrees, what one has on is not. */
const lyingDown = /^(?:ligge|ligger|sove|sover|overnatte|overnatter|overnatting|sleep|sleeping)$/;
const dressed = /klær|kle(?:da|de|r)?$|undertøy|plagg|^(?:meg|seg|oss|deg|clothes|wear)$/;
const madeForDegrees = /pose|posar|posen|säck|bag|schlaf|underlag|smør|smurn|voks|wax|glider|klister|valla|sov|śpiw/;

/** 'sportsdrikk pulver': beside a thing that is known, an unknown word is not taken for another thing ('pulker'). */
export function withoutFarGuesses(readings: readonly Reading[]): readonly Reading[] {
  const isGuess = ({ kind, meaning, text }: Reading) =>
    kind === 'goods' &&
    text.length <= shortGuess &&
    meaning.type === 'words' &&
    meaning.anyOf.every(({ takenFor }) => takenFor.length > 0);
  if (!readings.some((reading) => reading.kind === 'goods' && !isGuess(reading))) return readings;
  return readings.map((reading) =>
    isGuess(reading)
      ? {
          ...reading,
          kind: 'unknown',
          key: `unknown:${reading.text}`,
          value: reading.text,
          meaning: { type: 'nothing' },
        }
      : reading,
  );
}

/** A longer word is seldom one slip away from another by chance. */
const shortGuess = 6;

/** 'vi skal padle kajakk og mangler vest': what is named before one says what is wanted is where it is wanted for. */
export function circumstancesOf(
  readings: readonly Reading[],
  before: number,
  doings: ReadonlyMap<string, readonly Reading[]>,
): readonly Reading[] {
  const isGoods = ({ kind, key }: Reading) => kind === 'goods' && doings.get(key)?.length !== 0;
  if (before === 0) return readings;
  const after = readings.slice(before);
  // 'skal på telttur og trenger noe å lage mat på': of two uses the one that is wanted counts
  if (!after.some(({ kind }) => kind === 'goods') && after.some(({ kind }) => kind === 'use'))
    return readings.filter(({ kind }, at) => at >= before || kind !== 'use');
  if (!after.some(isGoods)) return readings;
  return readings.map((reading, at) =>
    at < before && isGoods(reading) ? { ...reading, kind: 'use', key: `use:${reading.value}` } : reading,
  );
}

/** 'ikke tunneltelt': who says nothing else wants another kind of tent. */
export function otherSuch(readings: readonly Reading[], shop: ShopWords): Reading[] {
  if (readings.length === 0 || readings.some(({ kind }) => kind !== 'not')) return [];
  return readings.flatMap(({ value, text }) => {
    // 'uten glidelås': a part of something, and not another such thing
    if (/^(?:uten|without)/.test(text)) return [];
    const head = shop.split(fold(value)).at(-1);
    if (head === undefined || shop.knows(head) !== 'thing') return [];
    const meaning = { type: 'words', anyOf: [wordQuery(head)] } as const;
    return [{ key: `goods:${head}`, kind: 'goods' as const, value: head, text: head, meaning }];
  });
}

/** 'telttur med barna': of what one sleeps in and on, that which is made for everybody serves children too. */
export function sharedWithChildren(readings: readonly Reading[]): readonly Reading[] {
  const isOpen = readings.some(({ kind, value }) => kind === 'use' && overnight.test(value));
  if (!isOpen || readings.some(({ kind }) => kind === 'goods')) return readings;
  return readings.map((reading) => {
    const { meaning } = reading;
    if (meaning.type !== 'genders' || !meaning.near.includes(childGender)) return reading;
    return { ...reading, meaning: { ...meaning, further: [...meaning.further, unisexGender] } };
  });
}

const overnight = /^(?:telt|overnatt|sove|ligge|camp|leir|hengekøye)/;

/** 'sko til å løpe på asfalt', 'sko å springe på stien i': the ground says which shoes. */
export function shoesForGround(readings: readonly Reading[], tokens: readonly QueryToken[]): readonly Reading[] {
  const isOn = (ground: RegExp) => tokens.some(({ text }) => ground.test(text));
  const isRun = isOn(/^(?:løp|jogg|spring|run)/);
  // 'sko for jobb vinter varm'
  const isWarm = isOn(/^(?:vinter|winter)/) && isOn(/^(?:varm|fôr|fòr|kuld|warm|snø)/);
  const onGround = isRun && isOn(softGround) ? 'terrengsko' : isWarm && !isRun ? 'vinterstøvel' : null;
  const as = isOn(/^(?:asfalt|tredemølle|grusvei)/) ? 'løpesko' : onGround;
  if (as === null) return readings;
  const meaning = { type: 'words', anyOf: [wordQuery('', { as: [fold(as)] })] } as const;
  return readings.map((reading) =>
    reading.kind === 'goods' && /^sko(?:ene|a|r)?$/.test(reading.value) ? { ...reading, meaning } : reading,
  );
}

const softGround = /^(?:sti(?:en|er|ene)?|skog(?:en)?|skauen|terreng(?:et)?|gjørme|marka|myra?|fjell(?:et)?|trails?)$/;

/** 'barnehagesko', 'sekk til skolestart': who goes there is a child, unless it is where one works. */
export function whoseByPlace(readings: readonly Reading[], tokens: readonly QueryToken[]): Reading[] {
  const isSaid = readings.some(({ kind }) => kind === 'gender' || kind === 'age' || kind === 'size');
  const saysMore = ({ kind, value }: Reading) => kind === 'goods' || (kind === 'use' && !childrensPlace.test(value));
  if (isSaid || !readings.some(saysMore)) return [];
  const place = tokens.find(({ kind, text }) => kind === 'word' && childrensPlace.test(text));
  if (place === undefined || tokens.some(({ text }) => grownUpThere.test(text))) return [];
  const isSmall = kindergarten.test(place.text);
  const meaning = { type: 'genders', near: [childGender], further: isSmall ? [] : [juniorGender] } as const;
  return [{ key: 'gender:barn', kind: 'gender', value: 'barn', text: place.written, meaning }];
}

const kindergarten = /^(?:barnehage|barnhage|kindergarten|nursery)/;

/** 'jobber i barnehage': who works there is grown up, and wears what keeps the weather out. */
export function atWorkAmongChildren(readings: readonly Reading[], tokens: readonly QueryToken[]): readonly Reading[] {
  const isWork = tokens.some(({ text }) => grownUpThere.test(text));
  const place = readings.find(({ kind, value }) => kind === 'use' && childrensPlace.test(value));
  if (place === undefined || !isWork || readings.some(({ kind }) => kind === 'gender' || kind === 'age'))
    return readings;
  const goods = longestEntry(useWords, ['barnehageansatt'])?.targets ?? [];
  const grownUp = { type: 'genders', near: [menGender, womenGender, unisexGender], further: [] } as const;
  return [
    ...readings.map((reading) =>
      reading === place
        ? { ...place, meaning: { type: 'words', anyOf: [wordQuery('', { also: goods })] } as const }
        : reading,
    ),
    { key: 'gender:voksen', kind: 'gender', value: 'voksen', text: place.text, meaning: grownUp },
  ];
}

/** 'sekk til ungdomsskolen gutt': who goes there has outgrown what is made for children, and not yet all that is made for the grown-up. */
export function outgrown(readings: readonly Reading[], tokens: readonly QueryToken[]): readonly Reading[] {
  if (!tokens.some(({ kind, text }) => kind === 'word' && youthsPlace.test(text))) return readings;
  return readings.map((reading) => {
    const grownUp = reading.value === 'gutt' ? menGender : reading.value === 'jente' ? womenGender : null;
    if (reading.kind !== 'gender' || grownUp === null) return reading;
    return { ...reading, meaning: { type: 'genders', near: [juniorGender, unisexGender], further: [grownUp] } };
  });
}

const youthsPlace = /^(?:ungdomsskule|ungdomsskole|videregående|vidaregåande|vgs$|konfirm|gymnas|high$)/;

/** 'barnebarnet på fire vil være med og fiske', 'ungene skal ut i båten': of what is done there, what there is for children. */
export function asChildrenDo(readings: readonly Reading[]): readonly Reading[] {
  const isOfChild = readings.some(({ meaning }) => meaning.type === 'genders' && meaning.near.includes(childGender));
  if (!isOfChild || readings.some(({ kind }) => kind === 'goods')) return readings;
  return readings.map((reading) => {
    const also = childrensGoods.find(([doing]) => reading.kind === 'use' && doing.test(reading.value))?.[1];
    return also === undefined
      ? reading
      : { ...reading, meaning: { type: 'words', anyOf: [wordQuery('', { also })] } as const };
  });
}

const childrensGoods = [
  [/fisk|meit|krabbe/, ['fiskesett', 'teleskopsett', 'hav']],
  [/båt|brygg|skjærgård|sjøen|seil/, ['redningsvest']],
] as const;

const childrensPlace = /^(?:barnehage|barnhage|kindergarten|nursery|lekeplass|skolestart|førsteklass|sfo|aks$)/;
const grownUpThere = /jobb|lærer|ansatt|assistent|arbeid|voksen|pedagog/;

/** 'gravid tights', 'badevinger': what women alone, or children alone, have need of is made for them. */
export function whoseByNeed(readings: readonly Reading[], tokens: readonly QueryToken[]): Reading[] {
  if (readings.some(({ kind }) => kind === 'gender' || kind === 'age')) return [];
  const small = tokens.find(({ kind, text }) => kind === 'word' && childrensNeed.test(text));
  if (small !== undefined) {
    const meaning = { type: 'genders', near: [childGender], further: [juniorGender] } as const;
    return [{ key: 'gender:barn', kind: 'gender', value: 'barn', text: small.written, meaning }];
  }
  const need = tokens.find(({ kind, text }) => kind === 'word' && womensNeed.test(text));
  if (need === undefined) return [];
  const meaning = { type: 'genders', near: [womenGender], further: [unisexGender] } as const;
  return [{ key: 'gender:dame', kind: 'gender', value: 'dame', text: need.written, meaning }];
}

const womensNeed = /^(?:gravid|svanger|amme|ammende|barsel|mamma(?:trening|tights)|pregnan|maternity)/;

const childrensNeed = /^(?:badeving|armring|svømmeving|svømmebleie|badebleie)/;

/** 'gavekort 500': a number beside a page alone is in no article's name. */
export function withoutNumbersOfPages(readings: readonly Reading[]): readonly Reading[] {
  const isNumber = ({ kind, value }: Reading) => kind === 'word' && /^\d+$/.test(value);
  const isOfPage =
    readings.some(({ kind }) => kind === 'page') && readings.every((one) => one.kind === 'page' || isNumber(one));
  return isOfPage ? readings.filter((one) => !isNumber(one)) : readings;
}
