import { type ArticlePlan, isLongTail } from '../generator/article-plan.ts';
import type { ArticleContext, Row } from '../generator/article-rows.ts';
import { scenePicture } from '../generator/pictures.ts';
import { randomFor } from '../generator/random.ts';
import { readJson } from '../read-json.ts';

interface Poll {
  readonly name: string;
  readonly description: string;
  /** Of its banners. */
  readonly scene: string;
  readonly active: boolean;
  /** The right option has a star before it. */
  readonly questions: readonly { readonly text: string; readonly options: readonly string[] }[];
}

const drafts = readJson<readonly Poll[]>('content/polls.json');
const voters = 140;

/** Polls with what invented visitors have answered: right, three times out of five. */
export function pollRows(plans: readonly ArticlePlan[], { day, seed }: ArticleContext): Record<string, Row[]> {
  const questions = drafts.flatMap((poll, pollNo) =>
    poll.questions.map((question, sort) => ({ ...question, pollId: pollNo + 1, sort })),
  );
  const options = questions
    .flatMap((question, questionNo) =>
      question.options.map((option, sort) => ({
        question_id: questionNo + 1,
        text: option.replace(/^\*/, ''),
        correct: option.startsWith('*'),
        sort,
      })),
    )
    .map((option, index) => ({ option_id: index + 1, ...option }));
  return {
    polls: drafts.map(({ name, description, scene, active }, index) => {
      const banner = bannerOf(scene, plans, seed);
      return {
        poll_id: index + 1,
        name,
        description,
        banner_desktop: banner && `${banner}-bred`,
        banner_mobile: banner,
        active,
      };
    }),
    poll_questions: questions.map(({ pollId, text, sort }, index) => ({
      question_id: index + 1,
      poll_id: pollId,
      text,
      sort,
    })),
    poll_options: options,
    poll_answers: questions.flatMap((_, index) =>
      answersTo(
        options.filter(({ question_id }) => question_id === index + 1),
        seed,
        day.at(-3, 12),
      ),
    ),
  };
}

/** The place of the first article that is used there. */
function bannerOf(scene: string, plans: readonly ArticlePlan[], seed: string): string | null {
  const pictures = plans.filter((plan) => !isLongTail(plan)).map((plan) => scenePicture(plan, seed));
  return pictures.find(({ drawing }) => drawing.kind === 'scene' && drawing.name === scene)?.path ?? null;
}

function answersTo(
  options: readonly { question_id: number; option_id: number; correct: boolean }[],
  seed: string,
  at: Date,
): Row[] {
  return Array.from({ length: voters }, (_, voter) => {
    const { question_id, option_id } = randomFor(seed, 'vote', options[0]?.question_id ?? 0, voter).weighted(
      options.map((option) => [option.correct ? 3 : 2 / (options.length - 1), option] as const),
    );
    return { question_id, voter: `v-demo-${voter + 1}`, option_id, created_at: at };
  });
}
