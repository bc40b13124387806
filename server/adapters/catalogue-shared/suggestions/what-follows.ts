/** What may follow the words before the one that is being typed. */
export type Following = 'anything' | 'whom' | 'quality' | 'price' | 'nothing';

/** 'sko til b' goes on with whom or what for, 'jakke med h' with what it has, 'sko under 5' with a price, 'jeg tre' with no goods. */
export function followingOf(before: string): Following {
  const words = before.toLowerCase().trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length === 1 && talkers.has(last)) return 'nothing';
  if (words.length === 1) return 'anything';
  if (purposes.has(last)) return 'whom';
  if (qualities.has(last) && !offers.test(words.at(-2) ?? '')) return 'quality';
  if (bounds.has(last)) return 'price';
  return talkers.has(last) ? 'nothing' : 'anything';
}

/** A text that ends in such a word is not finished: 'telt til', 'sekk med'. */
export function isLeftOpen(text: string): boolean {
  return text.trim().includes(' ') && /^(?:whom|quality|price)$/.test(followingOf(text));
}

const purposes = new Set(['til', 'till', 'for', 'åt', 'te']);
const qualities = new Set(['med', 'uten', 'utan', 'i', 'av', 'på', 'mot', 'ikke', 'fra', 'with', 'without']);
/** 'tilbud på j': goods, as nothing else has been said. */
const offers = /^(?:tilbud|salg|rabatt|nytt|se|ser|noe|pris|prisen)$/;
const bounds = new Set(['under', 'over', 'maks', 'max', 'inntil', 'mellom']);
const talkers = new Set(
  'jeg eg æ vi du man hva hvor hvordan når hvorfor kan skal vil kva kor korleis i we what how'.split(' '),
);

/** What things have, or are made of. */
export function qualitiesAfter(before: string): readonly string[] {
  const last = before.toLowerCase().trim().split(/\s+/).at(-1) ?? '';
  if (last === 'i' || last === 'av') return materials;
  return /^(?:med|uten|utan|ikke|with|without)$/.test(last) ? [...features, ...materials] : [];
}

const features = 'hette lommer glidelås fôr ermer dusk krage seler refleks lys gir membran'.split(' ');
const materials = 'ull dun fleece bomull skinn neopren'.split(' ');
