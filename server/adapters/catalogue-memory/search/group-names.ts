import { displayCategoryName } from '#domain/article/category.ts';
import type { CompoundSplitter } from '#domain/search/compound.ts';
import { fold } from '#domain/search/fold.ts';
import { stem } from '#domain/search/stem.ts';
import { wordsOf } from '#domain/search/words.ts';
import type { CategorySuggestion } from '../../../ports/catalogue-index.ts';
import type { CatalogueReference } from '../../../ports/catalogue-rows.ts';

/** The name of a group, ready to be compared with what is typed. */
export interface GroupName {
  readonly level: CategorySuggestion['level'];
  readonly id: number;
  readonly words: readonly { readonly folded: string; readonly stemmed: string; readonly headStem: string }[];
}

/** The narrower groups first: of equals the narrower one is suggested. */
export function groupNames({ mainGroups, groups2, groups3 }: CatalogueReference, split: CompoundSplitter): GroupName[] {
  const describe = (level: GroupName['level'], groups: readonly { readonly id: number; readonly name: string }[]) =>
    groups.map(({ id, name }) => ({
      level,
      id,
      words: wordsOf(displayCategoryName(name)).map(({ text }) => {
        const folded = fold(text);
        return { folded, stemmed: stem(folded), headStem: stem(split(folded).at(-1) ?? folded) };
      }),
    }));
  return [
    ...describe('ArticleGroup3ID', groups3),
    ...describe('ArticleGroup2ID', groups2),
    ...describe('MainGroupID', mainGroups),
  ];
}
