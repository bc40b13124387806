import type { Cut } from './core/cut.ts';
import { GROUP_TABLE, type GroupDrawing } from './group-table.ts';

/** Drawing of each article group by its id (articleGroup3ID). */
export const GROUPS: Readonly<Record<number, GroupDrawing>> = Object.fromEntries(
  GROUP_TABLE.map((group) => [group.id, group]),
);
const BY_NAME: ReadonlyMap<string, GroupDrawing> = new Map(
  GROUP_TABLE.map((group) => [group.name.toLowerCase(), group]),
);

/** The shop's gender codes; 10, uni, has no cut of its own. */
export const CUT_OF_GENDER: Readonly<Record<number, Cut>> = { 1: 'herre', 2: 'dame', 11: 'junior', 4: 'barn' };

type Choice = Partial<Pick<GroupDrawing, 'type' | 'variant' | 'approx'>>;

/** Words in an article's name that choose a nearer drawing than its group does. The first match wins. */
const NEARER: readonly (readonly [groupId: number, word: RegExp, choice: Choice])[] = [
  [10103, /hette/i, { variant: 'hood' }],
  [10104, /quiltet/i, { variant: 'boble-collar' }],
  [10107, /vindjakke/i, { variant: 'wind' }],
  [10302, /glidelås/i, { variant: 'zip' }],
  [10502, /langermet/i, { variant: 'longsleeve' }],
  [10801, /dusk/i, { variant: 'pompom' }],
  [20501, /kunstgress/i, { variant: 'turf' }],
  [20602, /spray|impreg/i, { variant: 'spray' }],
  [30701, /klister/i, { type: 'careBottle', variant: 'tube' }],
  [30702, /flytende/i, { type: 'careBottle', variant: 'bottle' }],
  [30801, /kunstløp/i, { variant: 'figure' }],
  [30801, /hockey/i, { variant: 'hockey' }],
  [40203, /oppblås/i, { variant: 'air' }],
  [40402, /kjele/i, { variant: 'gas' }],
  [40502, /camping/i, { variant: 'lantern' }],
  [40603, /sag/i, { approx: 'axe' }],
  [40801, /vask/i, { variant: 'bottle' }],
  [40904, /middel/i, { type: 'careBottle', variant: 'spray' }],
  [50402, /kjetting/i, { variant: 'chain' }],
  [50402, /bøyle/i, { variant: 'u' }],
  [50501, /pigg/i, { variant: 'stud' }],
  [80104, /trøye/i, { type: 'tshirt', variant: 'uv' }],
  [80403, /sup/i, { variant: 'sup' }],
  [80501, /kort/i, { variant: 'short' }],
  [100302, /vann/i, { variant: 'bottle' }],
];

type ChosenDrawing = Omit<GroupDrawing, 'id' | 'name'>;

/**
 * The drawing for an article group, by its id or its Norwegian name. A gender sets the cut;
 * the article's name picks a nearer variant where it says so.
 */
export function typeFor(group: number | string, gender?: number, articleName?: string): ChosenDrawing | undefined {
  const found = typeof group === 'number' ? GROUPS[group] : BY_NAME.get(group.toLowerCase());
  if (!found) return undefined;
  const { id, name: _, cut: usualCut, ...drawing } = found;
  const nearer = articleName && NEARER.find(([groupId, word]) => groupId === id && word.test(articleName));
  const cut = gender === undefined ? usualCut : CUT_OF_GENDER[gender];
  return { ...drawing, ...(nearer ? nearer[2] : {}), ...(cut ? { cut } : {}) };
}

/** Groups whose picture is only near. */
export const APPROXIMATE: readonly GroupDrawing[] = GROUP_TABLE.filter((group) => group.approx);
