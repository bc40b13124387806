import type { CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import { articlesFollowChanges } from './articles.conformance.ts';
import { listsAsAsked } from './lists.conformance.ts';
import { agreesWithModel } from './model.conformance.ts';
import { searchKnowsNorwegian } from './search.conformance.ts';
import { searchIsSteered } from './steering.conformance.ts';
import { updatesAsBuiltAnew } from './updates.conformance.ts';

/** What every catalogue index must do, whatever it is made of. One that is slow to build is given fewer random catalogues. */
export function conformsToCatalogueIndex(
  makeIndex: () => CatalogueIndex,
  runs: { readonly model?: number; readonly updates?: number } = {},
): void {
  listsAsAsked(makeIndex);
  articlesFollowChanges(makeIndex);
  searchKnowsNorwegian(makeIndex);
  searchIsSteered(makeIndex);
  agreesWithModel(makeIndex, runs.model);
  updatesAsBuiltAnew(makeIndex, runs.updates);
}
