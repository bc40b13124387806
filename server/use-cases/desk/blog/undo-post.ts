import { done, refused } from '#server/ports/result.ts';
import type { Undoer } from '../undo/undoer.ts';
import { draftedPost, heldOf, writePost } from './post-work.ts';
import { postFault } from './read-post-fields.ts';

/** Words and place as they were before; where that is what the import says, the import has it again. */
export const undoPost: Undoer = {
  permission: 'blog.edit',
  undo: async (tx, { subject, before, after }, { parts }) => {
    const id = Number(subject.split(':')[1]);
    const post = await tx.blog.lock(id);
    if (post === null) return refused({ code: 'unknown' });
    const is: Record<string, unknown> = {
      ...post.fields,
      draft: post.draft,
      at: new Date(post.publishedAt).toISOString(),
    };
    if (Object.entries(after ?? {}).some(([name, value]) => is[name] !== value))
      return refused({ code: 'conflict', reason: 'changed-since', values: { name: '' } });
    const fields = draftedPost(post.fields, before ?? {});
    const place = {
      draft: typeof before?.draft === 'boolean' ? before.draft : post.draft,
      publishedAt: typeof before?.at === 'string' ? Date.parse(before.at) : post.publishedAt,
    };
    const fault = await postFault(tx.blog, id, fields, { isShown: !place.draft });
    // What stood in the shop before may lack what is asked of new pictures.
    if (fault !== null && fault.reason !== 'no-alt')
      return refused({ code: 'conflict', reason: 'changed-since', values: { name: '' } });
    await writePost({ blog: tx.blog, postText: parts.postText }, post, fields, place);
    const restored: Record<string, unknown> = { ...fields, at: new Date(place.publishedAt).toISOString() };
    const asImported = heldOf(post).filter((name) => name in (before ?? {}) && post.said[name] === restored[name]);
    await tx.blog.letGo(id, asImported);
    return done({ subject, before: after ?? {}, after: before ?? {} });
  },
};
