import { legalPages } from '#content/nb/pages/registry.ts';
import type { Database } from '../../database/connection/client.ts';
import { loadPageVersions, lockPage, writePageVersion } from '../../database/editorial/page-versions.ts';
import type { PageFields, PageFiles, PageVersion } from '../../ports/content/pages.ts';

/**
 * Legal texts that came with a new release of the files are stored as versions, so that an order can say which it was placed
 * under. A text that the office holds is in the shop instead of the file, which then is no version.
 */
export async function storeLegalTexts(database: Database, brandName: string, files: PageFiles): Promise<boolean> {
  const known = await loadPageVersions(database, brandName);
  const fresh = legalPages.filter((slug) => isFresh(files.file(slug), known.get(slug)));
  for (const slug of fresh)
    await database.transaction(async (tx) => {
      await lockPage(tx, brandName, slug);
      const file = files.file(slug);
      const newest = (await loadPageVersions(tx, brandName)).get(slug);
      if (file !== undefined && isFresh(file, newest))
        await writePageVersion(tx, brandName, { slug, fields: file, held: false, by: null, now: Date.now() });
    });
  return fresh.length > 0;
}

function isFresh(file: PageFields | undefined, newest: PageVersion | undefined): boolean {
  if (file === undefined || newest?.held) return false;
  const names = ['title', 'description', 'lead', 'body'] as const;
  return names.some((name) => file[name] !== newest?.fields[name]);
}
