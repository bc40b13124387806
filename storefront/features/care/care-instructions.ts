import type { CareSymbolProps } from '#ui/components/icon/care-symbol.tsx';

type CareName = CareSymbolProps['name'];

/** One instruction of the label: its symbol where there is one, and always its words. */
export interface CareInstruction {
  readonly symbol: CareName | null;
  readonly words: string;
}

/** The first that fits counts, so what is forbidden stands before what is allowed. */
const symbols: readonly (readonly [RegExp, CareName])[] = [
  [/ikke (maskin)?vask/i, 'noWash'],
  [/ikke (blek|klor)/i, 'noBleach'],
  [/ikke (i )?(tørke)?trommel/i, 'noTumble'],
  [/ikke stryk/i, 'noIron'],
  [/ikke (kjemisk )?rens/i, 'noDryCleaning'],
  [/tørkes? flatt/i, 'dryFlat'],
  [/trommel.*middels|middels.*trommel/i, 'tumbleMedium'],
  [/trommel/i, 'tumble'],
  [/stryk.*middels/i, 'ironMedium'],
  [/stryk/i, 'ironLow'],
  [/håndvask|vask for hånd/i, 'handWash'],
  [/(maskinvask|ullprogram|vaskes?).*40/i, 'wash40'],
  [/(maskinvask|ullprogram|vaskes?).*30/i, 'wash30'],
  [/impregner/i, 'reproof'],
];

/** The sentences of a wash label, each with its laundry symbol (ENT-24). */
export function careInstructions(label: string): readonly CareInstruction[] {
  return label
    .split(/\.(?:\s+|$)/)
    .map((sentence) => sentence.trim().replaceAll(' °', '\u00a0°'))
    .filter((sentence) => sentence !== '')
    .map((words) => ({ symbol: symbols.find(([fits]) => fits.test(words))?.[1] ?? null, words }));
}
