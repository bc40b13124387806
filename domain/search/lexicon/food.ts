import { wordTable } from './table.ts';

/** What food may be asked to be without, and the words it is told by. */
export const foodWords = wordTable(`
kjøtt kjøttet meat: kjøtt kjøttdeig bacon skinke kylling storfe svin lam reinsdyr elg viltkjøtt pølse kjøttgryte reinsdyrgryte elggryte
fisk fisken fish: fisk torsk laks sei tunfisk fiskesuppe torskegrateng
melk mjølk laktose melkeprotein milk dairy: melk laktose fløte ost yoghurt smør
nøtter nøtt nuts: nøtter peanøtt mandel hasselnøtt cashew
sukker sugar: sukker
koffein caffeine: koffein
gluten hvete: hvete gluten bygg rug
`);

/** Who eats so leaves these out. */
export const diets: Readonly<Record<string, readonly string[]>> = {
  vegetar: ['kjøtt', 'fisk'],
  vegetarisk: ['kjøtt', 'fisk'],
  vegetarian: ['kjøtt', 'fisk'],
  vegan: ['kjøtt', 'fisk', 'melk'],
  vegansk: ['kjøtt', 'fisk', 'melk'],
  kjøttfri: ['kjøtt'],
  kjøttfritt: ['kjøtt'],
  laktosefri: ['melk'],
  melkefri: ['melk'],
  glutenfri: ['gluten'],
  sukkerfri: ['sukker'],
  koffeinfri: ['koffein'],
};
