import { loadDemo } from '#demo/load-demo.ts';
import { CatalogueMemory } from '#server/adapters/catalogue-memory/catalogue-memory.ts';
import { loadCatalogue } from '#server/database/published/load-catalogue.ts';
import type { CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import { startThrowAwayDatabase } from '#tests/throw-away-database.ts';

/** The same day for every run, so that the figures move only when the search or the catalogue does. */
const day = '2026-06-15';

/** The index of the demo shop, filled by the way the shop itself fills it. */
export async function demoIndex(): Promise<CatalogueIndex> {
  const { database, close } = await startThrowAwayDatabase();
  try {
    await loadDemo(database, { now: day });
    const index = new CatalogueMemory();
    await index.replace(() => loadCatalogue(database), Date.parse(day));
    return index;
  } finally {
    await close();
  }
}
