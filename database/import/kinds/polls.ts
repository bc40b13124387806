import { z } from 'zod';
import { mostQuestions } from '#contract/poll.ts';
import type { Transaction } from '#server/database/connection/client.ts';
import type { ImportKind } from '../import-kind.ts';
import { liftIds } from '../lift-ids.ts';
import { setList } from '../set-list.ts';
import { id, pictureOrNone, text, textOrEmpty, truth } from '../values.ts';

const mostOptions = 50;

/** An entry of a list: an object with these fields and no others. */
function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const says = `must be an object with ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? `has an unknown field ${issue.keys.join(', ')}` : says),
  });
}

function list<Entry extends z.ZodType>(of: Entry, most: number) {
  return z.array(of, 'must be a list').min(1, 'is empty').max(most, `has more than ${most} entries`);
}

const option = entry({ id, text: text(300), correct: truth.default(false) });
/** Whatever is chosen is told right or wrong, so something must be right. */
const options = list(option, mostOptions).refine(
  (ones) => ones.some(({ correct }) => correct),
  'has none that is correct',
);
const question = entry({ id, text: text(500), options });

const eachOnce = (entries: readonly { readonly id: number }[]) =>
  new Set(entries.map((one) => one.id)).size === entries.length;

/** In order. A CSV has the same list as JSON in its cell. */
const questions = z.preprocess(
  jsonIn,
  list(question, mostQuestions)
    .refine(eachOnce, 'has a question id twice')
    .refine((asked) => eachOnce(asked.flatMap((one) => one.options)), 'has an option id twice'),
);

function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** SQL: what lines of the file ask, and what can be answered. */
const saidQuestions = `(
  SELECT line, (q ->> 'id')::integer AS question_id, q ->> 'text' AS text, place::integer AS sort, q -> 'options' AS options
    FROM staged CROSS JOIN LATERAL jsonb_array_elements(record -> 'questions') WITH ORDINALITY AS said (q, place))`;
const saidOptions = `(
  SELECT line, question_id, (o ->> 'id')::integer AS option_id, o ->> 'text' AS text, (o ->> 'correct')::boolean AS correct,
         place::integer AS sort
    FROM ${saidQuestions} asked CROSS JOIN LATERAL jsonb_array_elements(options) WITH ORDINALITY AS said (o, place))`;

/** SQL: lines with an id that an earlier line has. */
const repeated = (said: string, column: string) =>
  `SELECT line FROM (SELECT line, min(line) OVER (PARTITION BY ${column}) AS first FROM ${said} said) r WHERE line > first`;

export const polls: ImportKind = {
  name: 'polls',
  about: 'Polls with their questions and options; answers that have been given stay',
  table: 'polls',
  key: ['id'],
  fields: {
    id: { column: 'poll_id', value: id },
    name: { column: 'name', value: text(200), needed: true },
    description: { column: 'description', value: textOrEmpty(1_000), otherwise: '' },
    banner_desktop: { column: 'banner_desktop', value: pictureOrNone },
    banner_mobile: { column: 'banner_mobile', value: pictureOrNone },
    active: { column: 'active', value: truth, otherwise: false },
    questions: { column: null, value: questions, needed: true },
  },
  // Answers hang on both ids: an id that went to another poll or question would take them along, or lose them.
  rules: [
    {
      wrong: `line IN (SELECT line FROM ${saidQuestions} said JOIN made mine USING (line)
                         JOIN poll_questions there USING (question_id) WHERE there.poll_id <> mine.poll_id)`,
      says: 'has a question id of another poll',
    },
    {
      wrong: `line IN (SELECT line FROM ${saidOptions} said JOIN poll_options there USING (option_id)
                        WHERE there.question_id <> said.question_id)`,
      says: 'has an option id of another question',
    },
    {
      wrong: `line IN (${repeated(saidQuestions, 'question_id')})`,
      says: 'has a question id that stands in the file already',
    },
    {
      wrong: `line IN (${repeated(saidOptions, 'option_id')})`,
      says: 'has an option id that stands in the file already',
    },
  ],
  after: async (tx) => {
    await setQuestions(tx);
    await setOptions(tx);
    await liftIds(tx, 'polls', 'poll_id');
    await liftIds(tx, 'poll_questions', 'question_id');
    await liftIds(tx, 'poll_options', 'option_id');
  },
};

function setQuestions(tx: Transaction): Promise<void> {
  return setList(tx, {
    table: 'poll_questions',
    owner: 'poll_id',
    entry: 'question_id',
    values: ['text', 'sort'],
    owners: `SELECT line, poll_id FROM made JOIN staged USING (line) WHERE record ? 'questions'`,
    entries: `SELECT line, poll_id, question_id, text, sort FROM ${saidQuestions} said JOIN made USING (line)`,
  });
}

function setOptions(tx: Transaction): Promise<void> {
  return setList(tx, {
    table: 'poll_options',
    owner: 'question_id',
    entry: 'option_id',
    values: ['text', 'correct', 'sort'],
    owners: `SELECT line, question_id FROM ${saidQuestions} said JOIN made USING (line)`,
    entries: `SELECT line, question_id, option_id, text, correct, said.sort FROM ${saidOptions} said JOIN made USING (line)`,
  });
}
