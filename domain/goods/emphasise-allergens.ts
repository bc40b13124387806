export interface IngredientPart {
  readonly text: string;
  readonly allergen: boolean;
}

/**
 * The list of ingredients with its allergens set apart, as food law wants them: 'havre' also in 'havregryn', whatever the case.
 * The longest word that fits counts, and only at the start of a word ('egg' is not in 'legge').
 */
export function emphasiseAllergens(ingredients: string, allergens: readonly string[]): readonly IngredientPart[] {
  const words = allergens.map((word) => word.trim()).filter((word) => word !== '');
  if (words.length === 0) return [{ text: ingredients, allergen: false }];
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escaped);
  const found = new RegExp(`(?<!\\p{L})((?:${longestFirst.join('|')})\\p{L}*)`, 'giu');
  return ingredients
    .split(found)
    .map((text, at) => ({ text, allergen: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Allergens that the list does not name, to be said after it. */
export function unnamedAllergens(ingredients: string | null, allergens: readonly string[]): readonly string[] {
  if (ingredients === null) return allergens;
  return allergens.filter((word) => !emphasiseAllergens(ingredients, [word]).some(({ allergen }) => allergen));
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
