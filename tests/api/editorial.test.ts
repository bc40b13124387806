import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const get = (path: string) => shop.get(`/api/v1${path}`);

describe('blog', () => {
  test('API-36 ENT-57 posts, newest first, in the envelope of paged answers', async () => {
    const { body } = await get('/blog/posts');
    expect(schemas.blogPosts.answer.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(body.data[0]).toMatchObject({
      slug: 'ullguiden',
      categories: [{ slug: 'guider', name: 'Guider', postsCount: 1 }],
    });
    expect(body.meta).toMatchObject({ current_page: 1, last_page: 1, total: 1 });
  });

  test('API-37 API-38 one post by slug and by id, with its articles; unknown ones are 404', async () => {
    const bySlug = await get('/blog/ullguiden');
    expect(bySlug.body.mainArticle).toHaveProperty('ArticleID');
    expect((await get(`/blog/post/${bySlug.body.id}`)).body).toEqual(bySlug.body);
    expect((await get('/blog/finnes-ikke')).status).toBe(404);
    expect((await get('/blog/post/999')).status).toBe(404);
    expect((await get('/blog/post/x')).status).toBe(404);
  });

  test('API-39 API-40 categories with their counts, and the posts of one', async () => {
    expect((await get('/blog/categories')).body).toEqual([{ id: 1, slug: 'guider', name: 'Guider', postsCount: 1 }]);
    expect((await get('/blog/category/guider')).body.data).toHaveLength(1);
    expect((await get('/blog/category/annet')).status).toBe(404);
  });

  test('R35 what an editor pastes is sanitised', async () => {
    await shop.database.execute(
      `UPDATE blog_posts SET body = '<p>Hei</p><script>alert(1)</script><a href="javascript:x">y</a>'`,
    );
    await expect.poll(async () => (await get('/blog/ullguiden')).body.body).toBe('<p>Hei</p><a>y</a>');
  });
});

describe('social posts', () => {
  test('API-35 DEC-131 the posts of the table', async () => {
    const { body } = await get('/fb/getPosts');
    expect(body).toHaveLength(1);
    expect(Object.keys(body[0])).toEqual(expect.arrayContaining(['id', 'message', 'picture', 'link', 'created_time']));
  });
});

describe('polls', () => {
  test('API-47 API-48 ENT-82 active polls and one of them; nothing tells which option is right', async () => {
    const { body } = await get('/polls/active');
    expect(body).toHaveLength(1);
    expect(body[0].questions).toHaveLength(2);
    expect(JSON.stringify([body, (await get('/polls/1')).body])).not.toContain('correct');
    expect((await get('/polls/999')).status).toBe(404);
  });

  test('API-49 API-50 API-51 API-52 ENT-83 ENT-84 DEC-123 a poll is answered once, whole, and told afterwards', async () => {
    const visitor = await shop.visitor();
    const [first, second] = (await get('/polls/1')).body.questions;
    const options = await shop.database.query<{ option_id: number; question_id: number; correct: boolean }>(
      'SELECT option_id, question_id, correct FROM poll_options ORDER BY option_id',
    );
    const pick = (question: { id: number }, correct: boolean) => ({
      question_id: question.id,
      option_id: options.find((option) => option.question_id === question.id && option.correct === correct)?.option_id,
    });
    expect((await visitor.get('/api/v1/polls/1/answers')).body).toEqual([]);

    const half = await visitor.send('POST', '/api/v1/polls/1/answers', { answers: [pick(first, true)] });
    expect(half.status).toBe(422);
    const answers = [pick(first, true), pick(second, false)];
    const given = await visitor.send('POST', '/api/v1/polls/1/answers', { answers });
    expect(given).toMatchObject({ status: 201, body: { score: 1, total: 2 } });
    const again = await visitor.send('POST', '/api/v1/polls/1/answers', { answers });
    expect([again.status, again.body.message]).toEqual([422, 'Du har allerede svart']);

    expect((await visitor.get('/api/v1/polls/1/answers')).body).toEqual([
      { ...answers[0], correct: true },
      { ...answers[1], correct: false },
    ]);
    expect((await visitor.get(`/api/v1/polls/questions/${first.id}/answers`)).body).toHaveLength(1);
    expect((await visitor.get('/api/v1/polls/1/score')).body).toEqual({ id: 1, score: 1, total: 2, participants: 1 });
    expect((await visitor.get(`/api/v1/polls/questions/${first.id}/score`)).body).toMatchObject({
      correct_count: 1,
      total: 1,
    });
    expect((await (await shop.visitor()).get('/api/v1/polls/1/answers')).body).toEqual([]);
  });

  test('DEC-123 two answers at once count as one', async () => {
    const visitor = await shop.visitor();
    const { questions } = (await get('/polls/1')).body;
    const answers = questions.map(({ id, options }: { id: number; options: { id: number }[] }) => ({
      question_id: id,
      option_id: options[0]?.id,
    }));
    const sent = await Promise.all([1, 2, 3].map(() => visitor.send('POST', '/api/v1/polls/1/answers', { answers })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});
