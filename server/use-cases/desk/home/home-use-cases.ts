import type { HomeWarning } from '#contract/desk/home/schemas.ts';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import type { HomeFile } from '#contract/home-file.ts';
import { readPhotoPath } from '#domain/picture/photo-path.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { campaignDetail } from '../campaigns/campaign-detail.ts';
import { type DeskContext, deskAct, deskRead, type WorkRefusal } from '../desk-use-case.ts';

const unknown = { code: 'unknown' } as const;
const conflict = (reason: string): { ok: false; refusal: DeskRefusal } => refused({ code: 'conflict', reason });
const subjectOf = (id: number) => `home:${id}`;

/** The draft as whoever changes it knew it. */
async function expected(tx: DeskTransaction, { id, version }: { readonly id: number; readonly version: number }) {
  await tx.home.lock();
  const draft = await tx.home.draft();
  if (draft === null || draft.id !== id) return refused(unknown);
  if (draft.version !== version)
    return refused({
      code: 'changed' as const,
      subject: subjectOf(id),
      thing: { id: draft.id, version: draft.version, page: draft.page },
    });
  return done(draft);
}

/** What no schema sees: goods that are not there. */
async function pageRefusal(tx: Pick<DeskTransaction, 'home'>, { slots }: HomeFile): Promise<Result<null, WorkRefusal>> {
  const ids = Object.values(slots).flatMap((slot) => slot?.articleId ?? []);
  const [first] = await tx.home.unknownArticles(ids);
  return first === undefined ? done(null) : refused({ code: 'refused', reason: 'no-article', values: { id: first } });
}

/** The part with a photograph that nobody has said what shows. */
function withoutAlt({ hero, slots }: HomeFile): string | undefined {
  return Object.entries({ hero, ...slots }).find(
    ([, part]) => typeof part?.image === 'string' && readPhotoPath(part.image) !== null && !part.imageAlt,
  )?.[0];
}

/** Slots that promise a cut of a campaign that not all of its goods have. */
async function warningsOf(
  tx: Pick<DeskTransaction, 'campaigns'>,
  { slots }: HomeFile,
  { parts, now }: DeskContext,
): Promise<HomeWarning[]> {
  const warnings: HomeWarning[] = [];
  for (const [slot, content] of Object.entries(slots)) {
    const id = /^\/kampanjer\/(\d{1,9})$/.exec(content?.url ?? '')?.[1];
    const percent = Number(/(\d{1,2})\s*%/.exec(content?.highlight ?? '')?.[1] ?? 0);
    if (id === undefined || percent === 0 || /inntil/i.test(`${content?.highlight} ${content?.text}`)) continue;
    const campaign = await tx.campaigns.find(id);
    if (campaign === null) continue;
    const means = { campaigns: tx.campaigns, published: parts.published.current, now };
    const { lines } = await campaignDetail(campaign, means);
    const met = lines.filter((line) => (line.percent ?? 0) >= percent).length;
    if (met < lines.length) warnings.push({ slot, percent, met, all: lines.length });
  }
  return warnings;
}

export const homeUseCases = {
  home: deskRead('home', async (tx, _input, context) => {
    const draft = await tx.home.draft();
    const live = await tx.home.live();
    const { hero, slots } = context.parts.published.current.settings.home;
    const pictures = Object.entries({ hero, ...slots }).flatMap(([name, slot]) =>
      slot?.image == null ? [] : [[name, slot.image] as const],
    );
    return done({
      draft:
        draft === null
          ? null
          : {
              id: draft.id,
              version: draft.version,
              page: draft.page,
              savedAt: new Date(draft.changedAt).toISOString(),
            },
      live,
      versions: await tx.home.versions(),
      warnings: await warningsOf(tx, draft?.page ?? live, context),
      pictures: Object.fromEntries(pictures),
    });
  }),

  saveHome: deskAct({ call: 'saveHome', action: 'home-drafted' }, async (tx, { id, version, page }, context) => {
    const bad = await pageRefusal(tx, page);
    if (!bad.ok) return bad;
    await tx.home.lock();
    const open = await tx.home.draft();
    if (id === null && open !== null)
      return refused({
        code: 'changed',
        subject: subjectOf(open.id),
        thing: { id: open.id, version: open.version, page: open.page },
      });
    const warnings = await warningsOf(tx, page, context);
    if (id === null) {
      const made = await tx.home.make(page, context.actor.member);
      return done({
        answer: { id: made, version: 0, warnings },
        audit: { subject: subjectOf(made), ...changedSlots(await tx.home.live(), page) },
      });
    }
    const draft = await expected(tx, { id, version });
    if (!draft.ok) return draft;
    await tx.home.save(id, page);
    return done({
      answer: { id, version: version + 1, warnings },
      audit: { subject: subjectOf(id), ...changedSlots(draft.value.page, page) },
    });
  }),

  discardHome: deskAct({ call: 'discardHome', action: 'home-draft-discarded' }, async (tx, input) => {
    const draft = await expected(tx, input);
    if (!draft.ok) return draft;
    await tx.home.discard(input.id);
    return done({
      answer: { id: input.id },
      audit: { subject: subjectOf(input.id), before: { page: draft.value.page } },
    });
  }),

  publishHome: deskAct({ call: 'publishHome', action: 'home-published' }, async (tx, input, { now }) => {
    const draft = await expected(tx, input);
    if (!draft.ok) return draft;
    const bad = await pageRefusal(tx, draft.value.page);
    if (!bad.ok) return bad;
    const silent = withoutAlt(draft.value.page);
    if (silent !== undefined) return refused({ code: 'refused', reason: 'no-alt', values: { slot: silent } });
    const at = input.at === null ? null : Date.parse(input.at);
    const backAt = input.backAt === null ? null : Date.parse(input.backAt);
    if (at !== null && at <= now) return conflict('past');
    if (backAt !== null && backAt <= (at ?? now)) return conflict('back-before');
    if (at === null) await tx.home.publish(input.id, now, backAt);
    else await tx.home.schedule(input.id, at, backAt);
    return done({
      answer: { id: input.id, isLive: at === null },
      audit: {
        subject: subjectOf(input.id),
        after: { at: input.at ?? new Date(now).toISOString(), ...(input.backAt !== null && { backAt: input.backAt }) },
      },
    });
  }),

  unscheduleHome: deskAct({ call: 'unscheduleHome', action: 'home-unscheduled' }, async (tx, { id }) => {
    await tx.home.lock();
    const found = await tx.home.find(id);
    if (found === null || found.publishAt === null) return refused(unknown);
    if (found.publishedAt !== null) return conflict('published');
    if ((await tx.home.draft()) !== null) return conflict('has-draft');
    await tx.home.schedule(id, null, null);
    return done({
      answer: { id },
      audit: { subject: subjectOf(id), before: { at: new Date(found.publishAt).toISOString() } },
    });
  }),

  restoreHome: deskAct({ call: 'restoreHome', action: 'home-restored' }, async (tx, { id }, { actor }) => {
    await tx.home.lock();
    const found = await tx.home.find(id);
    if (found === null) return refused(unknown);
    if ((await tx.home.draft()) !== null) return conflict('has-draft');
    const made = await tx.home.make(found.page, actor.member);
    return done({ answer: { id: made }, audit: { subject: subjectOf(made), after: { from: id } } });
  }),

  previewHome: deskRead('previewHome', async (tx, { id }, { parts }) => {
    // 0: the page as it is now.
    if (id === 0) return done({ address: parts.previews.address({}, '/') });
    const found = await tx.home.find(id);
    if (found === null) return refused(unknown);
    return done({ address: parts.previews.address({ home: id }, '/') });
  }),
} as const;

/** Of a page, the parts that are another than before. */
function changedSlots(before: HomeFile, after: HomeFile) {
  const one = (page: HomeFile) => ({ hero: page.hero, ...page.slots }) as Record<string, unknown>;
  const [old, next] = [one(before), one(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (name) => JSON.stringify(old[name] ?? null) !== JSON.stringify(next[name] ?? null),
  );
  const pick = (page: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, page[name] ?? null]));
  return { before: pick(old), after: pick(next) };
}
