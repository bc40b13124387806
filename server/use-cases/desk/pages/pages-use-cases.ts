import type { DeskInput } from '#contract/desk/schemas.ts';
import { same } from '#domain/editing/merge-fields.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { PageFields } from '#server/ports/content/pages.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DeskParts } from '../desk-parts.ts';
import { deskAct, deskRead, type WorkRefusal } from '../desk-use-case.ts';
import { listedEntry } from '../log/listed-entry.ts';
import { undoers } from '../undo-table.ts';
import { brokenLinks } from './broken-links.ts';
import { currentPage, draftedFields, emptyField, subjectOf } from './page-work.ts';

const unknown = { code: 'unknown' } as const;
const tracesShown = 12;
const dayOf = (now: number) => isoDate(osloTime(now).date);

/** What is in the way of showing a text; null: nothing is. */
function refusalOf({ pageFiles }: DeskParts, slug: string, fields: PageFields, now: number): WorkRefusal | null {
  const empty = emptyField(fields);
  if (empty !== null) return { code: 'refused', reason: 'empty', values: { field: empty } };
  const made = pageFiles.render(slug, fields, dayOf(now));
  return made.ok ? null : { code: 'refused', reason: made.refusal.reason, values: { value: made.refusal.value } };
}

/** The fields as they are now with the changes in them, unless somebody else has changed one of the same. */
function changedFields(fields: PageFields, changes: DeskInput<'savePage'>['changes']): Result<PageFields, 'contested'> {
  const isContested = changes.some(({ field, from, to }) => !same(fields[field], from) && !same(fields[field], to));
  if (isContested) return refused('contested');
  return done({ ...fields, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) });
}

export const pagesUseCases = {
  pages: deskRead('pages', async (tx, _input, { parts: { pageFiles, pageEntries } }) => {
    const newest = await tx.pages.newest();
    const rows = [];
    for (const { slug, section, legal } of pageEntries) {
      const file = pageFiles.file(slug);
      if (file === undefined) continue;
      const version = newest.get(slug);
      const isHeld = version?.held === true;
      const drafts = await tx.editing.drafts(subjectOf(slug));
      rows.push({
        slug,
        section,
        legal,
        title: isHeld ? version.fields.title : file.title,
        held: isHeld,
        at: version === undefined ? null : new Date(version.at).toISOString(),
        by: version?.by ?? null,
        drafts: drafts.map(({ name }) => name),
      });
    }
    return done({ rows });
  }),

  page: deskRead('page', async (tx, { slug }, { actor, parts }) => {
    const page = await currentPage(tx, parts, slug);
    if (page === null) return refused(unknown);
    const traces = await tx.log.of(subjectOf(slug), tracesShown, Object.keys(undoers));
    return done({
      slug,
      version: page.version,
      fields: page.fields,
      held: page.held,
      legal: parts.pageEntries.some((entry) => entry.slug === slug && entry.legal),
      versions: (await tx.pages.versions(slug)).map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
      traces: traces.map((entry) => listedEntry(actor, entry)),
    });
  }),

  pageDraft: deskRead('pageDraft', async (tx, { slug }, { actor, parts, now }) => {
    const page = await currentPage(tx, parts, slug);
    if (page === null) return refused(unknown);
    const drafts = await tx.editing.drafts(subjectOf(slug));
    const mine = drafts.find(({ member }) => member === actor.member)?.draft;
    const fields = draftedFields(page.fields, mine?.fields ?? {});
    const made = parts.pageFiles.render(slug, fields, dayOf(now));
    if (!made.ok) return done({ address: null, fault: made.refusal, brokenLinks: [] });
    const empty = emptyField(fields);
    const ids = new Set(Array.from(made.value.page.html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id));
    const wish = mine === undefined || actor.member === null ? {} : { page: { slug, by: actor.member } };
    return done({
      address: parts.previews.address(wish, `/${slug}`),
      fault: empty === null ? null : { reason: 'empty' as const, value: empty },
      brokenLinks: await brokenLinks(made.value.links, ids, {
        tree: await parts.categoryTree(),
        pages: parts.pages,
        published: parts.published.current,
        unknownArticles: (names) => tx.pages.unknownArticles(names),
      }),
    });
  }),

  pageVersion: deskRead('pageVersion', async (tx, { slug, id }, { parts }) => {
    const fields = await tx.pages.find(slug, id);
    if (fields === null || parts.pageFiles.file(slug) === undefined) return refused(unknown);
    return done({ fields, address: parts.previews.address({ page: { slug, version: id } }, `/${slug}`) });
  }),

  savePage: deskAct({ call: 'savePage', action: 'page-published' }, async (tx, { slug, changes }, context) => {
    const { actor, parts, now } = context;
    await tx.pages.lock(slug);
    const page = await currentPage(tx, parts, slug);
    if (page === null) return refused(unknown);
    const subject = subjectOf(slug);
    const fields = changedFields(page.fields, changes);
    if (!fields.ok) return refused({ code: 'changed', subject, thing: { fields: page.fields, version: page.version } });
    const bad = refusalOf(parts, slug, fields.value, now);
    if (bad !== null) return refused(bad);
    const version = await tx.pages.write({ slug, fields: fields.value, held: true, by: actor.member, now });
    return done({
      answer: { version, changed: changes.length },
      audit: { subject, ...changedAlone(page.fields, fields.value) },
    });
  }),

  releasePage: deskAct({ call: 'releasePage', action: 'page-released' }, async (tx, { slug, version }, context) => {
    const { actor, parts, now } = context;
    await tx.pages.lock(slug);
    const page = await currentPage(tx, parts, slug);
    if (page === null) return refused(unknown);
    const subject = subjectOf(slug);
    if (page.version !== version)
      return refused({ code: 'changed', subject, thing: { fields: page.fields, version: page.version } });
    if (!page.held) return refused({ code: 'conflict', reason: 'not-held' });
    const made = await tx.pages.write({ slug, fields: page.file, held: false, by: actor.member, now });
    return done({ answer: { version: made }, audit: { subject, ...changedAlone(page.fields, page.file) } });
  }),
} as const;

function changedAlone(before: PageFields, after: PageFields) {
  const names = (Object.keys(before) as (keyof PageFields)[]).filter((name) => before[name] !== after[name]);
  const pick = (fields: PageFields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
}
