import { createHash } from 'node:crypto';
import type { Editorial, PollStore } from '#server/ports/content/editorial.ts';
import { listCategories, listCategoryPosts, listPosts, readPost } from '#server/use-cases/blog/read-blog.ts';
import type { CatalogueRecords } from '#server/use-cases/catalogue/catalogue-records.ts';
import { answerPoll } from '#server/use-cases/poll/answer-poll.ts';
import {
  activePolls,
  ownPollAnswers,
  ownQuestionAnswers,
  pollScore,
  questionScore,
  readPoll,
} from '#server/use-cases/poll/read-poll.ts';
import { answer, cacheable, plainAnswer, publishedAnswer } from './answers/answer.ts';
import { ballotRefused } from './answers/poll.ts';
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
  reader: CatalogueRecords,
  editorial: () => Editorial,
  polls: PollStore,
  limited: ReturnType<typeof ballotLimiter>,
): Pick<Handlers, EditorialCalls> {
  return {
    blogPosts: async (input) => cacheable(await listPosts(reader, editorial(), input)),
    blogCategories: () => cacheable(listCategories(editorial())),
    blogCategoryPosts: async (input) => cacheable(await listCategoryPosts(reader, editorial(), input)),
    blogPostById: async ({ id }) => cacheable(await readPost(reader, editorial(), (post) => post.id === id)),
    blogPost: async ({ slug }) => cacheable(await readPost(reader, editorial(), (post) => post.slug === slug)),
    activePolls: () => cacheable(activePolls(editorial())),
    poll: (input) => cacheable(readPoll(editorial(), input)),
    pollScore: async (input, caller) => plainAnswer(await pollScore(editorial(), polls, voterOf(caller), input)),
    questionScore: async (input) => plainAnswer(await questionScore(editorial(), polls, input)),
    questionAnswers: async (input, caller) =>
      plainAnswer(await ownQuestionAnswers(editorial(), polls, voterOf(caller), input)),
    pollAnswers: async (input, caller) => plainAnswer(await ownPollAnswers(editorial(), polls, voterOf(caller), input)),
    answerPoll: (input, caller) =>
      limited(caller, async () =>
        answer(await answerPoll(editorial(), polls, voterOf(caller), input), ballotRefused, 201),
      ),
    socialPosts: () => publishedAnswer([...editorial().socialPosts]),
  };
}

/** DEC-123: once per customer, or per session, which is known by its hash alone. */
function voterOf({ customer, sessionId }: Caller): string {
  if (customer !== null) return `c${customer.id}`;
  return `v${createHash('sha256').update(sessionId).digest('base64url')}`;
}
