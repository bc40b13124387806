import { createHash } from 'node:crypto';
import { pollErrors } from '#content/nb/errors.ts';
import { success } from '#contract/reply.ts';
import type { Editorial, PollStore } from '#server/ports/content/editorial.ts';
import { listCategories, listCategoryPosts, listPosts, readPost } from '#server/use-cases/blog/read-blog.ts';
import type { CatalogueReader } from '#server/use-cases/catalogue/catalogue-reader.ts';
import { answerPoll } from '#server/use-cases/poll/answer-poll.ts';
import {
  activePolls,
  ownPollAnswers,
  ownQuestionAnswers,
  pollScore,
  questionScore,
  readPoll,
} from '#server/use-cases/poll/read-poll.ts';
import type { ballotLimiter } from './ballot-limiter.ts';
import type { Caller, Handlers } from './handler.ts';

type EditorialCalls =
  | 'blogPosts'
  | 'blogCategories'
  | 'blogCategoryPosts'
  | 'blogPostById'
  | 'blogPost'
  | 'activePolls'
  | 'poll'
  | 'pollScore'
  | 'questionScore'
  | 'questionAnswers'
  | 'pollAnswers'
  | 'answerPoll'
  | 'socialPosts';

export function editorialHandlers(
  reader: CatalogueReader,
  editorial: () => Editorial,
  polls: PollStore,
  limited: ReturnType<typeof ballotLimiter>,
): Pick<Handlers, EditorialCalls> {
  return {
    blogPosts: (input) => listPosts(reader, editorial(), input),
    blogCategories: () => listCategories(editorial()),
    blogCategoryPosts: (input) => listCategoryPosts(reader, editorial(), input),
    blogPostById: ({ id }) => readPost(reader, editorial(), (post) => post.id === id),
    blogPost: ({ slug }) => readPost(reader, editorial(), (post) => post.slug === slug),
    activePolls: () => activePolls(editorial()),
    poll: (input) => readPoll(editorial(), input),
    pollScore: (input, caller) => pollScore(editorial(), polls, voterOf(caller), input),
    questionScore: (input) => questionScore(editorial(), polls, input),
    questionAnswers: (input, caller) => ownQuestionAnswers(editorial(), polls, voterOf(caller), input),
    pollAnswers: (input, caller) => ownPollAnswers(editorial(), polls, voterOf(caller), input),
    answerPoll: (input, caller) =>
      limited(caller, () => answerPoll(editorial(), polls, voterOf(caller), pollErrors, input)),
    socialPosts: () => success([...editorial().socialPosts]),
  };
}

/** DEC-123: once per customer, or per session, which is known by its hash alone. */
function voterOf({ customer, sessionId }: Caller): string {
  if (customer !== null) return `c${customer.id}`;
  return `v${createHash('sha256').update(sessionId).digest('base64url')}`;
}
