import type { Database } from '../../database/connection/client.ts';
import { deskBlog } from '../../database/desk/blog-rows.ts';
import { deskEditing } from '../../database/desk/editing-rows.ts';
import type { PostText } from '../../ports/content/post-text.ts';
import type { Published } from '../../ports/content/published.ts';
import type { PreviewWish } from '../../ports/desk/previews.ts';
import { draftedPost, postSubject } from '../../use-cases/desk/blog/post-work.ts';
import { articlesOf } from '../../use-cases/desk/blog/read-post-fields.ts';

/** What is published with one post as it was drafted, as if it were out; null: it is gone. */
export type WithDraftedPost = (
  published: Published,
  wish: NonNullable<PreviewWish['post']>,
  now: number,
) => Promise<Published | null>;

export function withDraftedPost(database: Database, postText: PostText): WithDraftedPost {
  return async (published, { id, by }, now) => {
    const post = await deskBlog(database).find(id);
    if (post === null) return null;
    const drafts = await deskEditing(database).drafts(postSubject(id));
    const fields = draftedPost(post.fields, drafts.find(({ member }) => member === by)?.draft.fields ?? {});
    const { editorial } = published;
    const shown = {
      id,
      title: fields.title,
      // The address of the preview is that of the post as it is.
      slug: post.fields.slug,
      lead: fields.lead,
      body: postText.render(fields.body).html,
      featuredImage: fields.picture.startsWith('/bilder/') ? fields.picture : null,
      featuredImageAlt: fields.alt,
      mainArticleId: editorial.posts.find((one) => one.id === id)?.mainArticleId ?? null,
      relatedArticleIds: articlesOf(fields).filter(Number.isInteger),
      categoryIds: editorial.posts.find((one) => one.id === id)?.categoryIds ?? [],
      publishedAt: now,
    };
    return {
      ...published,
      editorial: { ...editorial, posts: [shown, ...editorial.posts.filter((one) => one.id !== id)] },
    };
  };
}
