import type { PostFields } from '#contract/desk/blog/schemas.ts';
import { same } from '#domain/editing/merge-fields.ts';
import { slugify } from '#domain/text/slugify.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct, deskRead } from '../desk-use-case.ts';
import { listedEntry } from '../log/listed-entry.ts';
import { brokenLinks } from '../pages/broken-links.ts';
import { undoers } from '../undo-table.ts';
import { draftedPost, givePostBack, heldOf, type PostPlace, postSubject, stateOf, writePost } from './post-work.ts';
import { postFault } from './read-post-fields.ts';

const unknown = { code: 'unknown' } as const;
const tracesShown = 12;
const iso = (at: number) => new Date(at).toISOString();

export const blogUseCases = {
  posts: deskRead('posts', async (tx, { state, after }, { now }) => done(await tx.blog.page(state, after, now))),

  post: deskRead('post', async (tx, { id }, { actor, now }) => {
    const post = await tx.blog.find(id);
    if (post === null) return refused(unknown);
    const traces = await tx.log.of(postSubject(id), tracesShown, Object.keys(undoers));
    return done({
      id,
      version: post.version,
      state: stateOf(post, now),
      at: iso(post.publishedAt),
      fields: post.fields,
      held: heldOf(post),
      pictures: await tx.blog.pictures(),
      knownCategories: await tx.blog.categories(),
      traces: traces.map((entry) => listedEntry(actor, entry)),
    });
  }),

  postDraft: deskRead('postDraft', async (tx, { id }, { actor, parts }) => {
    const post = await tx.blog.find(id);
    if (post === null) return refused(unknown);
    const drafts = await tx.editing.drafts(postSubject(id));
    const mine = drafts.find(({ member }) => member === actor.member)?.draft;
    const fields = draftedPost(post.fields, mine?.fields ?? {});
    const { html, links } = parts.postText.render(fields.body);
    const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, name = '']) => name));
    return done({
      address: parts.previews.address({ post: { id, by: actor.member ?? 0 } }, `/blogg/${post.fields.slug}`),
      fault: await postFault(tx.blog, id, fields, { isShown: !post.draft }),
      brokenLinks: await brokenLinks(links, ids, {
        tree: await parts.categoryTree(),
        pages: parts.pages,
        published: parts.published.current,
        unknownArticles: (names) => tx.pages.unknownArticles(names),
      }),
    });
  }),

  makePost: deskAct({ call: 'makePost', action: 'post-made' }, async (tx, { title }, { now }) => {
    const plain = slugify(title).slice(0, 80).replace(/-$/, '') || 'innlegg';
    let slug = plain;
    for (let n = 2; await tx.blog.isTaken(slug, 0); n += 1) slug = `${plain}-${n}`;
    const id = await tx.blog.make(title.trim(), slug, now);
    return done({ answer: { id }, audit: { subject: postSubject(id), after: { title: title.trim() } } });
  }),

  savePost: deskAct(
    { call: 'savePost', action: 'post-changed' },
    async (tx, { id, version, changes, publish }, { parts, now }) => {
      const subject = postSubject(id);
      const post = await tx.blog.lock(id);
      if (post === null) return refused(unknown);
      const changed = { code: 'changed', subject, thing: { fields: post.fields, version: post.version } } as const;
      const isContested = changes.some(
        ({ field, from, to }) => !same(post.fields[field], from) && !same(post.fields[field], to),
      );
      if (isContested || (changes.length === 0 && version !== post.version)) return refused(changed);
      const fields = { ...post.fields, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) };
      const place =
        publish === null
          ? { draft: post.draft, publishedAt: post.publishedAt }
          : { draft: false, publishedAt: publish.at === null ? now : Date.parse(publish.at) };
      const fault = await postFault(tx.blog, id, fields, { isShown: !place.draft });
      if (fault !== null)
        return refused({ code: 'refused', reason: fault.reason, values: { field: fault.field, value: fault.value } });
      if (publish !== null && publish.at !== null && place.publishedAt <= now)
        return refused({ code: 'conflict', reason: 'past' });
      const written = await writePost({ blog: tx.blog, postText: parts.postText }, post, fields, place);
      return done({
        answer: { version: written, state: stateOf(place, now) },
        audit: {
          ...(publish !== null && { action: place.publishedAt > now ? 'post-planned' : 'post-published' }),
          subject,
          ...changedPost(post, { fields, ...place }),
        },
      });
    },
  ),

  unpublishPost: deskAct({ call: 'unpublishPost', action: 'post-unpublished' }, async (tx, input, { parts }) => {
    const { id, version } = input;
    const subject = postSubject(id);
    const post = await tx.blog.lock(id);
    if (post === null) return refused(unknown);
    if (post.version !== version)
      return refused({ code: 'changed', subject, thing: { fields: post.fields, version: post.version } });
    if (post.draft) return refused({ code: 'conflict', reason: 'is-draft' });
    const place = { draft: true, publishedAt: post.publishedAt };
    const written = await writePost({ blog: tx.blog, postText: parts.postText }, post, post.fields, place);
    return done({
      answer: { version: written },
      audit: { subject, ...changedPost(post, { fields: post.fields, ...place }) },
    });
  }),

  releasePost: deskAct({ call: 'releasePost', action: 'post-released' }, async (tx, { id, version }, { parts }) => {
    const subject = postSubject(id);
    const post = await tx.blog.lock(id);
    if (post === null) return refused(unknown);
    if (post.version !== version)
      return refused({ code: 'changed', subject, thing: { fields: post.fields, version: post.version } });
    if (heldOf(post).length === 0) return refused({ code: 'conflict', reason: 'not-held' });
    const written = await givePostBack({ blog: tx.blog, postText: parts.postText }, post);
    const now = await tx.blog.find(id);
    return done({ answer: { version: written }, audit: { subject, ...changedPost(post, now ?? post) } });
  }),
} as const;

type PostSide = PostPlace & { readonly fields: PostFields };

function changedPost(before: PostSide, after: PostSide) {
  const one = ({ fields, draft, publishedAt }: PostSide): Record<string, unknown> => ({
    ...fields,
    draft,
    at: iso(publishedAt),
  });
  const [was, is] = [one(before), one(after)];
  const names = Object.keys(was).filter((name) => was[name] !== is[name]);
  const pick = (side: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, side[name]]));
  return { before: pick(was), after: pick(is) };
}
