import type { Page, PageFiles, Pages, PageVersion } from '#server/ports/content/pages.ts';

/**
 * The pages as they are in the shop: those that the office holds as it wrote them, the others as their files have them. A text
 * that cannot be shown any more (a placeholder is gone) leaves the place to its file.
 */
export function livePages(files: Pages & PageFiles, versions: () => ReadonlyMap<string, PageVersion>): Pages {
  let cached: { readonly of: ReadonlyMap<string, PageVersion>; readonly pages: ReadonlyMap<string, Page> } | null =
    null;
  const current = (): ReadonlyMap<string, Page> => {
    const of = versions();
    if (cached?.of !== of)
      cached = { of, pages: new Map(files.all.map((page) => [page.slug, shown(files, page, of.get(page.slug))])) };
    return cached.pages;
  };
  return {
    get all() {
      return [...current().values()];
    },
    find: (slug) => current().get(slug),
  };
}

function shown(files: PageFiles, page: Page, version: PageVersion | undefined): Page {
  if (!version?.held) return page;
  const made = files.render(page.slug, version.fields, version.updated);
  return made.ok ? made.value.page : page;
}
