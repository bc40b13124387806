import { articlesFollowChanges } from './catalogue-articles.conformance.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { listsAsAsked } from './catalogue-lists.conformance.ts';
import { agreesWithModel } from './catalogue-model.conformance.ts';
import { searchKnowsNorwegian } from './catalogue-search.conformance.ts';
import { searchIsSteered } from './catalogue-steering.conformance.ts';
import { updatesAsBuiltAnew } from './catalogue-updates.conformance.ts';

/** What every catalogue index must do, whatever it is made of. */
export function conformsToCatalogueIndex(makeIndex: () => CatalogueIndex): void {
  listsAsAsked(makeIndex);
  articlesFollowChanges(makeIndex);
  searchKnowsNorwegian(makeIndex);
  searchIsSteered(makeIndex);
  agreesWithModel(makeIndex);
  updatesAsBuiltAnew(makeIndex);
}
