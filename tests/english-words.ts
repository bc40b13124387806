/** Words that are English and nothing else: those that a Norwegian text may hold, or that are in use as they are, are left out. */
const englishWords: ReadonlySet<string> = new Set(
  `the and your you with from this that have are was will would should please click here add remove checkout shopping
   basket sign login logout password email search results show more less close open loading error failed
   success submit cancel delete edit save next previous home page product products price size color colour quantity
   stock available unavailable stores address phone order orders delivery shipping payment continue view details
   description review reviews rating write read about contact terms privacy cookies accept decline settings
   account profile menu content main navigation toggle select choose required invalid optional subtotal tax
   discount empty nothing found not other something went wrong`.split(/\s+/),
);

export const wordsOf = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase());

/** 'One size' is what the size is called in Norwegian shops too. */
export const hasEnglish = (text: string) =>
  wordsOf(text.replaceAll('One size', '')).some((word) => englishWords.has(word));
