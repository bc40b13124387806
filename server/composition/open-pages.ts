import { livePages } from '../adapters/pages-markdown/live-pages.ts';
import type { PageFiles, Pages } from '../ports/content/pages.ts';
import { storeLegalTexts } from './desk/store-legal-texts.ts';
import { loadPages } from './load-pages.ts';
import type { Stores } from './open-stores.ts';

export interface OpenedPages {
  /** As the shop shows them. */
  readonly live: Pages;
  readonly files: Pages & PageFiles;
}

/** The chain's pages, and the legal texts among them stored as versions. */
export async function openPages(
  folder: string,
  { database, brand, published }: Pick<Stores, 'database' | 'brand' | 'published'>,
  /** What can be paid with on the web. */
  methods: readonly string[],
): Promise<OpenedPages> {
  const files = await loadPages(folder, brand, published.current.settings.contact, methods);
  if (await storeLegalTexts(database, brand.name, files)) await published.reload();
  return { files, live: livePages(files, () => published.current.pageVersions) };
}
