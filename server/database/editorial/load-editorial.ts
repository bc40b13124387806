import type { SocialPostRecord } from '#contract/social.ts';
import { sanitiseHtml } from '#server/database/sanitise-html.ts';
import type { Editorial, EditorialCategory, EditorialPoll, EditorialPost } from '#server/ports/content/editorial.ts';
import type { Queryable } from '../connection/client.ts';

export async function loadEditorial(database: Queryable): Promise<Editorial> {
  const [posts, categories, polls, socialPosts] = await Promise.all([
    loadPosts(database),
    database.query<EditorialCategory>(
      'SELECT category_id AS id, slug, name FROM blog_categories ORDER BY name COLLATE "nb-NO-x-icu"',
    ),
    loadPolls(database),
    loadSocialPosts(database),
  ]);
  return { posts, categories, polls, socialPosts };
}

interface PostRow extends Omit<EditorialPost, 'publishedAt'> {
  readonly published_at: Date;
}

async function loadPosts(database: Queryable): Promise<EditorialPost[]> {
  const rows = await database.query<PostRow>(
    `SELECT p.post_id AS id, p.title, p.slug, p.lead, p.body, p.featured_image AS "featuredImage",
            p.image_alt AS "featuredImageAlt", p.main_article_id AS "mainArticleId", p.published_at,
            ARRAY(SELECT r.article_id FROM blog_related_articles r
                   WHERE r.post_id = p.post_id ORDER BY r.sort, r.article_id) AS "relatedArticleIds",
            ARRAY(SELECT c.category_id FROM blog_post_categories c
                   WHERE c.post_id = p.post_id ORDER BY c.category_id) AS "categoryIds"
       FROM blog_posts p WHERE NOT p.draft ORDER BY p.published_at DESC, p.post_id DESC`,
  );
  return rows.map(({ published_at, ...post }) => ({
    ...post,
    body: sanitiseHtml(post.body),
    publishedAt: published_at.getTime(),
  }));
}

interface PollRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly banner_desktop: string | null;
  readonly banner_mobile: string | null;
  readonly active: boolean;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
  readonly questions: { id: number; text: string; options: { id: number; text: string; correct: boolean }[] }[];
}

async function loadPolls(database: Queryable): Promise<EditorialPoll[]> {
  const rows = await database.query<PollRow>(
    `SELECT p.poll_id AS id, p.name, p.description, p.banner_desktop, p.banner_mobile, p.active, p.opens_at, p.closes_at,
            COALESCE((SELECT jsonb_agg(jsonb_build_object('id', q.question_id, 'text', q.text, 'options',
                       (SELECT jsonb_agg(jsonb_build_object('id', o.option_id, 'text', o.text, 'correct', o.correct)
                                         ORDER BY o.sort, o.option_id)
                          FROM poll_options o WHERE o.question_id = q.question_id)) ORDER BY q.sort, q.question_id)
                        FROM poll_questions q WHERE q.poll_id = p.poll_id), '[]') AS questions
       FROM polls p ORDER BY p.poll_id`,
  );
  return rows.map(({ active, opens_at, closes_at, questions, ...poll }) => {
    const options = questions.flatMap((question) => question.options ?? []);
    return {
      active,
      opensAt: opens_at?.getTime() ?? null,
      closesAt: closes_at?.getTime() ?? null,
      correct: new Set(options.filter((option) => option.correct).map((option) => option.id)),
      record: {
        ...poll,
        questions: questions.map(({ id, text, options: choices }) => ({
          id,
          text,
          options: (choices ?? []).map((option) => ({ id: option.id, text: option.text })),
        })),
      },
    };
  });
}

async function loadSocialPosts(database: Queryable): Promise<SocialPostRecord[]> {
  const rows = await database.query<Omit<SocialPostRecord, 'created_time'> & { created_time: Date }>(
    'SELECT social_post_id AS id, message, picture, link, created_time FROM social_posts ORDER BY created_time DESC',
  );
  return rows.map((row) => ({ ...row, created_time: row.created_time.toISOString() }));
}
