import { fold } from '../../language/fold.ts';
import { byLetters } from '../by-letters.ts';
import { wordLines } from '../table.ts';
import { alone } from './alone.ts';
import { neighbourTopics } from './topics.ts';

export const neighbourAsWritten = byLetters(neighbourTopics);
/** The same by who writes without æ, ø and å; for words that nothing else is known of. */
export const neighbourAsFolded = byLetters(neighbourTopics, fold);

const aloneRows: ReadonlyMap<string, readonly string[]> = new Map(
  wordLines(alone).flatMap(({ said, meant }) => said.map((word) => [word, meant.map(fold)] as const)),
);

/** Only where nothing else is said, and as it stands: 'mark' is bait, and 'marka' is where one walks. */
export function neighbourAlone(word: string): readonly string[] | undefined {
  return aloneRows.get(word);
}
