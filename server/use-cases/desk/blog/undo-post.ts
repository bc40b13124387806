import { done, refused } from '#server/ports/result.ts';
import type { Undoer } from '../undo/undoer.ts';
import { draftedPost, writePost } from './post-work.ts';
import { postFault } from './read-post-fields.ts';

/** Words and place as they were before. */
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
    if (fault !== null) return refused({ code: 'conflict', reason: 'changed-since', values: { name: '' } });
    await writePost({ blog: tx.blog, postText: parts.postText }, id, fields, place);
    return done({ subject, before: after ?? {}, after: before ?? {} });
  },
};
