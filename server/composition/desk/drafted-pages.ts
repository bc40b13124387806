import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { Database } from '../../database/connection/client.ts';
import { deskEditing } from '../../database/desk/editing-rows.ts';
import { deskPages } from '../../database/desk/page-rows.ts';
import type { Page, PageFields, Pages } from '../../ports/content/pages.ts';
import type { PreviewWish } from '../../ports/desk/previews.ts';
import { currentPage, draftedFields, subjectOf } from '../../use-cases/desk/pages/page-work.ts';
import type { OpenedPages } from '../open-pages.ts';

/** The pages with one of them as it was drafted, or as it was; null: that is gone, or cannot be shown. */
export type DraftedPages = (wish: NonNullable<PreviewWish['page']>) => Promise<Pages | null>;

export function draftedPages(database: Database, brandName: string, { live, files }: OpenedPages): DraftedPages {
  const pages = deskPages(database, brandName);
  const fieldsOf = async ({ slug, by, version }: NonNullable<PreviewWish['page']>): Promise<PageFields | null> => {
    if (version !== undefined) return pages.find(slug, version);
    const current = await currentPage({ pages }, { pageFiles: files }, slug);
    if (current === null) return null;
    const drafts = await deskEditing(database).drafts(subjectOf(slug));
    return draftedFields(current.fields, drafts.find(({ member }) => member === by)?.draft.fields ?? {});
  };
  return async (wish) => {
    const fields = await fieldsOf(wish);
    if (fields === null) return null;
    const made = files.render(wish.slug, fields, isoDate(osloTime(Date.now()).date));
    return made.ok ? withPage(live, made.value.page) : null;
  };
}

function withPage(pages: Pages, page: Page): Pages {
  return {
    all: pages.all.map((one) => (one.slug === page.slug ? page : one)),
    find: (slug) => (slug === page.slug ? page : pages.find(slug)),
  };
}
