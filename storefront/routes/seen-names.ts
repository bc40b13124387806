import { startLists } from '../data/start-lists.ts';
import { type FacetNames, namesIn } from './facet-names.ts';
import { seenOptions } from './seen-lists.ts';

/** The names known without asking: those of the start lists and of what has been on offer. */
export function seenNames(): FacetNames {
  return namesIn({
    genders: startLists.genders.get(),
    colorGroups: startLists.colorGroups.get(),
    shops: startLists.shops.get(),
    categories: startLists.categories.get(),
    ...seenOptions(),
  });
}
