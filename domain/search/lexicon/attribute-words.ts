import { fold } from '../language/fold.ts';

/** Forms of colour words that the general stem does not bring together, and other names for the same colour. */
const colourForms: Readonly<Record<string, string>> = {
  sort: 'svart',
  sorte: 'svart',
  svarte: 'svart',
  blått: 'blå',
  blåe: 'blå',
  marine: 'blå',
  grått: 'grå',
  gråe: 'grå',
  grønt: 'grønn',
  grønne: 'grønn',
  hvitt: 'hvit',
  hvite: 'hvit',
  kvit: 'hvit',
  rødt: 'rød',
  røde: 'rød',
  rød: 'rød',
  grønn: 'grønn',
  raud: 'rød',
  gult: 'gul',
  gule: 'gul',
  brunt: 'brun',
  brune: 'brun',
  orange: 'oransje',
  fiolett: 'lilla',
  fiolette: 'lilla',
  pink: 'rosa',
  rosafarget: 'rosa',
  oransj: 'oransje',
  gråmelert: 'grå',
  sølv: 'grå',
  sølvgrå: 'grå',
  koks: 'grå',
  koksgrå: 'grå',
  antrasitt: 'grå',
  navy: 'blå',
  marin: 'blå',
  kongeblå: 'blå',
  turkis: 'blå',
  turkise: 'blå',
  petrol: 'blå',
  indigo: 'blå',
  burgunder: 'rød',
  bordeaux: 'rød',
  vinrøde: 'rød',
  korall: 'rød',
  oliven: 'grønn',
  olivengrønn: 'grønn',
  khaki: 'grønn',
  kaki: 'grønn',
  kakhi: 'grønn',
  camo: 'grønn',
  kamuflasje: 'grønn',
  skoggrønn: 'grønn',
  flaskegrønn: 'grønn',
  sjøgrønn: 'grønn',
  army: 'grønn',
  militærgrønn: 'grønn',
  mint: 'grønn',
  lime: 'grønn',
  sennep: 'gul',
  krem: 'hvit',
  kremhvit: 'hvit',
  offwhite: 'hvit',
  sand: 'beige',
  kamel: 'beige',
  camel: 'beige',
  sandfarget: 'beige',
  sjokoladebrun: 'brun',
  fersken: 'oransje',
  syrin: 'lilla',
  plomme: 'lilla',
  aubergine: 'lilla',
  magenta: 'rosa',
  cerise: 'rosa',
  fuksia: 'rosa',
  lakserosa: 'rosa',
  gammelrosa: 'rosa',
  kobolt: 'blå',
  himmelblå: 'blå',
  denimblå: 'blå',
  teglrød: 'rød',
  terrakotta: 'oransje',
  kobber: 'oransje',
  ecru: 'hvit',
  grafitt: 'grå',
  stålgrå: 'grå',
  lysegrått: 'grå',
  cognac: 'brun',
  konjakk: 'brun',
  kastanje: 'brun',
  lavendel: 'lilla',
  // nynorsk, Danish, Swedish, English
  svarten: 'svart',
  kvite: 'hvit',
  kvitt: 'hvit',
  raude: 'rød',
  raudt: 'rød',
  grøn: 'grønn',
  grøne: 'grønn',
  hvid: 'hvit',
  hvide: 'hvit',
  vit: 'hvit',
  vita: 'hvit',
  röd: 'rød',
  röda: 'rød',
  grön: 'grønn',
  gröna: 'grønn',
  blåa: 'blå',
  black: 'svart',
  white: 'hvit',
  red: 'rød',
  blue: 'blå',
  green: 'grønn',
  yellow: 'gul',
  grey: 'grå',
  gray: 'grå',
  brown: 'brun',
  purple: 'lilla',
  violet: 'lilla',
  schwarz: 'svart',
  weiß: 'hvit',
  blau: 'blå',
  grün: 'grønn',
  gelb: 'gul',
  grau: 'grå',
  czarny: 'svart',
  czarna: 'svart',
  czarne: 'svart',
  biały: 'hvit',
  biała: 'hvit',
  czerwony: 'rød',
  czerwona: 'rød',
  niebieski: 'blå',
  niebieska: 'blå',
  zielony: 'grønn',
  zielona: 'grønn',
};

/** Whatever stands before a colour in one word, it is such a colour: 'mørkeblå', 'sennepsgul', 'støvgrå'. */
const shadedColour =
  /^.{2,}?(sorte?|svarte?|kvite?|grone?|bla|blaa|gra|gronne?|hvite?|rode?|raude?|gule?|brune?|rosa|lilla|oransje|beige)$/;

/** What people put before a colour. */
const shades =
  /^(?:m[oø]rke?|lyse?|marine|stal|is|hav|sj[oø]|himmel|skifer|kongs?|baby|petrol|stein|take|natt|denim|royal|turkis)/;

/** 'knekkebrød' is no red. */
const bread = /brod$/;

/** 'blablabla' is no blue. */
const repeated = /^(.{2,})\1/;

const sizeNames: Readonly<Record<string, string>> = {
  small: 's',
  medium: 'm',
  large: 'l',
  xlarge: 'xl',
  xsmall: 'xs',
  onesize: 'one size',
  '2xl': 'xxl',
  '3xl': 'xxxl',
  '4xl': 'xxxxl',
  '2xs': 'xxs',
};

const coloursByForm: ReadonlyMap<string, string> = new Map(
  Object.entries(colourForms).map(([form, colour]) => [fold(form), fold(colour)]),
);

/** The folded base form under which a colour word is known: 'rødt' is 'rod'. Other words come back folded. */
export function colourKey(word: string): string {
  const folded = fold(word.toLowerCase()).replace(/(?<=.{3})farge(?:t|de)?$|(?<=.{3})farga$/, '');
  const known = coloursByForm.get(folded) ?? coloursByForm.get(folded.replace('oe', 'o'));
  if (known !== undefined) return known;
  // 'viagra' is no grey
  const isBare = /(?:bla|gra)$/.test(folded) && !/å|aa/.test(word.toLowerCase()) && !shades.test(folded);
  const shaded = repeated.test(folded) || isBare || bread.test(folded) ? undefined : shadedColour.exec(folded)?.[1];
  return shaded === undefined ? folded : (coloursByForm.get(shaded) ?? shaded);
}

/** The key of a size as typed or as the shop names it: 'Medium' and 'M' meet. */
export function sizeKey(name: string): string {
  const plain = fold(name.toLowerCase().trim());
  return Object.hasOwn(sizeNames, plain) ? (sizeNames[plain] ?? plain) : plain;
}
