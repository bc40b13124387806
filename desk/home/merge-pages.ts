import { type Fields, mergeFields, same } from '#domain/editing/merge-fields.ts';
import { type HomePageFile, isSlot, type PartName } from './home-page-model.ts';

export interface MergedPages {
  /** With theirs where both have changed the same. */
  readonly theirs: HomePageFile;
  /** With mine there. */
  readonly mine: HomePageFile;
  /** Parts that somebody has to choose for. */
  readonly conflicts: readonly PartName[];
}

/** Two have written on one home page since `base`: what one alone has changed stays, down to a single field of a part. */
export function mergePages(base: HomePageFile, mine: HomePageFile, theirs: HomePageFile): MergedPages {
  const [was, my, their] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  const names = [...new Set([...Object.keys(my), ...Object.keys(their)])].filter(isPart);
  const conflicts: PartName[] = [];
  const [withTheirs, withMine]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const name of names) {
    const merged = mergePart(was[name] ?? null, my[name] ?? null, their[name] ?? null);
    if (merged.isContested) conflicts.push(name);
    withTheirs[name] = merged.theirs;
    withMine[name] = merged.mine;
  }
  return { theirs: pageOf(withTheirs), mine: pageOf(withMine), conflicts };
}

/** Of each contested part the one that was chosen. */
export function chosenPage({ theirs, mine, conflicts }: MergedPages, keepsMine: ReadonlySet<PartName>): HomePageFile {
  const chosen = conflicts.filter((name) => keepsMine.has(name)).map((name) => [name, partsOf(mine)[name] ?? null]);
  return pageOf({ ...partsOf(theirs), ...Object.fromEntries(chosen) });
}

type Part = Fields | null;

function mergePart(was: Part, my: Part, their: Part) {
  if (same(my, was) || same(my, their)) return { theirs: their, mine: their, isContested: false };
  if (same(their, was)) return { theirs: my, mine: my, isContested: false };
  if (was === null || my === null || their === null) return { theirs: their, mine: my, isContested: true };
  const changed = Object.fromEntries(Object.entries(my).filter(([name, value]) => !same(value, was[name])));
  const { fields, conflicts } = mergeFields(was, changed, their);
  return { theirs: fields, mine: { ...fields, ...changed }, isContested: conflicts.length > 0 };
}

function partsOf({ hero, slots }: HomePageFile): Readonly<Record<string, Part>> {
  return { hero, ...slots } as Record<string, Part>;
}

function pageOf({ hero, ...slots }: Readonly<Record<string, unknown>>): HomePageFile {
  return { hero, slots } as HomePageFile;
}

function isPart(name: string): name is PartName {
  return name === 'hero' || isSlot(name);
}
