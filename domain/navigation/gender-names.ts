/** The shop's genders (ENT-40) and what feeds call them. A word that may mean two of them is not here. */
const genders: readonly { readonly id: number; readonly name: string; readonly words: readonly string[] }[] = [
  { id: 1, name: 'Herre', words: ['herrer', 'mann', 'menn', 'men', 'man', 'male', 'mens', "men's"] },
  {
    id: 2,
    name: 'Dame',
    words: ['damer', 'kvinne', 'kvinner', 'women', 'woman', 'female', 'womens', "women's", 'ladies'],
  },
  { id: 4, name: 'Barn', words: ['kids', 'kid', 'children', 'child'] },
  { id: 10, name: 'Unisex', words: ['uni', 'voksen', 'voksne', 'adult', 'adults'] },
  { id: 11, name: 'Junior', words: ['juniors', 'ungdom', 'youth', 'jr'] },
];

export const genderNames: readonly string[] = genders.map(({ name }) => name);

const byWord = new Map(
  genders.flatMap(({ id, name, words }) => [name.toLowerCase(), ...words].map((word) => [word, id])),
);

/** The gender a word names; null when it names none, as a number does. */
export function genderOfWord(word: string): number | null {
  return byWord.get(word.trim().toLowerCase()) ?? null;
}

export function nameOfGender(id: number): string | null {
  return genders.find((gender) => gender.id === id)?.name ?? null;
}
