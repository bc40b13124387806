import { loadDemo } from '#demo/load-demo.ts';
import { CatalogueMemory } from '#server/adapters/catalogue-memory/catalogue-memory.ts';
import { loadCatalogue } from '#server/database/published/load-catalogue.ts';
import type { CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import type { CatalogueRows } from '#server/ports/catalogue/catalogue-rows.ts';
import { startThrowAwayDatabase } from '#tests/throw-away-database.ts';

/** The same day for every run, so that the figures move only when the search or the catalogue does. */
const day = '2026-06-15';
export const judgedDay = Date.parse(day);

/** The rows of the demo shop, read by the way the shop itself reads them. */
export async function demoRows(): Promise<CatalogueRows> {
  const { database, close } = await startThrowAwayDatabase();
  try {
    await loadDemo(database, { now: day });
    const rows = await loadCatalogue(database);
    return { ...rows, stock: Array.from(rows.stock, (row) => ({ ...row })) };
  } finally {
    await close();
  }
}

export async function memoryIndexOf(rows: CatalogueRows): Promise<CatalogueIndex> {
  const index = new CatalogueMemory();
  await index.replace(async () => rows, judgedDay);
  return index;
}

export async function demoIndex(): Promise<CatalogueIndex> {
  return memoryIndexOf(await demoRows());
}
