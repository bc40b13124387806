import type { ArticlePlan } from './article-plan.ts';
import type { Random } from './random.ts';
import { fill, forName, nearestForName } from './text-template.ts';

/** Words on who it is made for; unisex goods need none. */
const forGender: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Herremodell med god plass over skuldrene.',
    'Passformen er rett og romslig.',
    'Skåret for herre, med lengde nok til høye.',
  ],
  2: [
    'Damemodell med innsving i livet.',
    'Passformen følger kroppen uten å stramme.',
    'Skåret for dame, med litt ekstra lengde bak.',
  ],
  4: [
    'Litt ekstra lengde å vokse i.',
    'Lett å ta på selv, og det gjør morgenen kortere.',
    'Laget for barn som er ute uansett vær.',
  ],
  11: [
    'Juniormodell som følger med når ungdommen vokser.',
    'Størrelsene er merket i centimeter, så du slipper å gjette.',
    'Tåler skolevei, trening og en seng den blir slengt på.',
  ],
};

/** Short sentences that go with anything; every third article has one. */
const closing: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Sjekk vaskelappen, så varer det lenge.',
    'Prøv gjerne flere størrelser i butikken.',
    'Usikker på størrelsen? Spør oss, vi har prøvd de fleste.',
  ],
  2: ['Kom innom og prøv før du bestemmer deg.', 'Bytt gratis i alle butikkene våre.', 'Vi måler foten din om du vil.'],
  3: ['Spør i butikken om du er i tvil.', 'Vi hjelper deg å velge riktig lengde.', 'Klar når snøen kommer.'],
  4: [
    'Enkelt utstyr som gjør jobben.',
    'Laget for å brukes, ikke for å henge på veggen.',
    'Prøv det i butikken før turen.',
  ],
  5: ['Verkstedet vårt hjelper deg med resten.', 'Prøv den i butikken.', 'Spør oss om riktig størrelse.'],
  6: ['Begynn i det små.', 'Bruk det en gang til, og en gang etter det.', 'Tar lite plass mellom øktene.'],
  7: [
    'Finn noen å spille med, så er resten lett.',
    'Like bra til trening som til kamp.',
    'Spør oss om tilbud til laget.',
  ],
  8: ['Bad der det er trygt, og ta med noen.', 'Skyll i ferskvann etter bruk.', 'Sommeren er kort. Pakk i dag.'],
  9: ['Husk fiskekort og meld fra hvor du går.', 'Spør oss hva som biter nå.', 'God tur, og skitt fiske.'],
  10: ['Se innholdet på pakningen.', 'Oppbevares tørt.', 'Kjøp noen ekstra, de blir alltid spist opp på vei dit.'],
};

/** Intro, two points, use, and now and then a word more: three to six sentences, seldom the same twice. */
export function describe(plan: ArticlePlan, random: Random): string {
  const { group, name, values } = plan;
  const points = random.shuffle(group.points.flatMap((point) => forName(point, name) ?? [])).slice(0, 2);
  const fits = forGender[plan.genderId];
  const wearable = group.main.id <= 2 && fits !== undefined;
  const sentences = [
    random.pick(nearestForName(group.intro, name)),
    ...points,
    ...(wearable && random.chance(0.5) ? [random.pick(fits)] : []),
    ...some(
      group.subgroup.uses.flatMap((use) => forName(use, name) ?? []),
      random,
    ),
    ...(random.chance(0.35) ? [random.pick(closing[group.main.id] ?? [])] : []),
  ];
  return tied(sentences.map((sentence) => fill(sentence, values, random)).join(' '));
}

/** One of them, if there is any. */
function some(texts: readonly string[], random: Random): readonly string[] {
  return texts.length > 0 ? [random.pick(texts)] : [];
}

/** The facts, and what it is made of. */
export function technicalText(plan: ArticlePlan, random: Random): string {
  const { group, name, values } = plan;
  const [facts = ''] = nearestForName(group.tech, name);
  const [material] = nearestForName(group.materials, name);
  const text = fill(facts, values, random);
  if (!material) return tied(text);
  const made = fill(material, values, random).replace(/\.$/, '');
  return tied(/^\p{L}+:/u.test(made) ? `${text} ${made}.` : `${text} Materiale: ${made}.`);
}

/** '10 000' stays on one line. */
function tied(text: string): string {
  return text.replace(/(\d) (\d{3})(?!\d)/g, '$1\u00a0$2');
}
