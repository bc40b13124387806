import { wordLines } from '../table.ts';
import { abroad } from './abroad.ts';
import { animalsAndHunt } from './animals-and-hunt.ts';
import { ballGames } from './ball-games.ts';
import { campAndKitchen } from './camp-and-kitchen.ts';
import { childrenAndCare } from './children-and-care.ts';
import { devicesAndPlaces } from './devices-and-places.ts';
import { fishingTackle } from './fishing-tackle.ts';
import { gymAndMat } from './gym-and-mat.ts';
import { onTheWater } from './on-the-water.ts';
import { snowAndRock } from './snow-and-rock.ts';
import { wheels } from './wheels.ts';
import { worn } from './worn.ts';

/** By topic, each a table: things that a shop of sport may not have, and what comes nearest. */
export const neighbourTopics: readonly string[] = [
  ballGames,
  gymAndMat,
  onTheWater,
  snowAndRock,
  animalsAndHunt,
  fishingTackle,
  wheels,
  campAndKitchen,
  worn,
  childrenAndCare,
  devicesAndPlaces,
  abroad,
];

/** Their rows of several words, which are looked for as phrases. */
export const neighbourPhrases: string = wordLines(...neighbourTopics)
  .map(({ said, meant }) => ({ said: said.filter((words) => words.includes('_')), meant }))
  .filter(({ said }) => said.length > 0)
  .map(({ said, meant }) => `${said.join(' ')}: ${meant.join(' ')}`)
  .join('\n');
