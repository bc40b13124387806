/** What people put before a word to make it stronger: 'dritkaldt', 'kjempeglatt', 'superlett'. */
const stronger =
  /^(?:drit|stup|bek|kull|søkk|stumm|kjempe|super|mega|skit|pisse?|dødd?s?|svin|knall|klin|rå|stein|steike|jævla|syk|vanvittig|herlig|kanon|fryktelig|ekstra)(?=(?:kald|våt|vått|glatt|varm|mørk|sulten|sulta|tørst|billig|myk|mjuk|sliten|støl|svett|lett|kaldt|vond|dyr|blaut)\p{L}{0,3}$)/u;

/** The word without what makes it stronger. */
export function plainly(word: string): string {
  return word.replace(stronger, '');
}
