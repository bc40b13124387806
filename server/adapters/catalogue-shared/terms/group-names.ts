import { displayCategoryName } from '#domain/article/category.ts';
import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { wordsOf } from '#domain/search/language/words.ts';
import type { CompoundSplitter } from '#domain/search/lexicon/compound.ts';
import type { CategorySuggestion } from '../../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import type { TimeSlice } from '../structures/time-slice.ts';

/** The name of a group, ready to be compared with what is typed. */
export interface GroupName {
  readonly level: CategorySuggestion['level'];
  readonly id: number;
  /** Of 'Lette tursko' the last is the noun. */
  readonly words: readonly {
    readonly folded: string;
    readonly stemmed: string;
    readonly headStem: string;
    readonly isNoun: boolean;
  }[];
}

/** The narrower groups first: of equals the narrower one is suggested. */
export async function groupNames(
  { mainGroups, groups2, groups3 }: CatalogueReference,
  split: CompoundSplitter,
  timeSlice: TimeSlice,
): Promise<GroupName[]> {
  const groups = [
    ...groups3.map(({ id, name }) => ({ level: 'ArticleGroup3ID', id, name }) as const),
    ...groups2.map(({ id, name }) => ({ level: 'ArticleGroup2ID', id, name }) as const),
    ...mainGroups.map(({ id, name }) => ({ level: 'MainGroupID', id, name }) as const),
  ];
  const described: GroupName[] = [];
  await timeSlice.each(groups.length, (at) => {
    const group = groups[at];
    if (!group) return;
    const words = displayCategoryName(group.name)
      .split('&')
      .flatMap((part) => wordsOf(part).map(({ text }, at, all) => ({ text, isNoun: at === all.length - 1 })))
      .map(({ text, isNoun }) => {
        const folded = fold(text);
        return { folded, stemmed: stem(folded), headStem: stem(split(folded).at(-1) ?? folded), isNoun };
      });
    described.push({ level: group.level, id: group.id, words });
  });
  return described;
}
