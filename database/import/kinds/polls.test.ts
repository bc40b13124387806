import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostQuestions } from '#contract/poll.ts';
import { listen } from '#server/database/connection/listen.ts';
import { loadEditorial } from '#server/database/editorial/load-editorial.ts';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import { polls } from './polls.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const imported = (rows: readonly object[], skipBad = false) => given.imported(polls, rows, { skipBad });

const wool = { id: 71, text: 'Ull', correct: 1 };
const cotton = { id: 72, text: 'Bomull' };
const layers = { id: 70, text: 'Hva skal innerst?', options: [cotton, wool] };
const degrees = {
  id: 60,
  text: 'Hvor varmt vaskes ull?',
  options: [
    { id: 61, text: '30 grader', correct: true },
    { id: 62, text: '60 grader', correct: false },
  ],
};
const poll = {
  id: 7,
  name: 'Kan du kle deg?',
  description: 'To spørsmål.',
  banner_desktop: '/bilder/tur.webp',
  banner_mobile: '/bilder/tur-liten.webp',
  active: 1,
  questions: [layers, degrees],
};

/** The poll as the shop reads it. */
async function shown(id = poll.id) {
  const found = (await loadEditorial(given.database)).polls.find(({ record }) => record.id === id);
  return found && { ...found, correct: [...found.correct] };
}

async function answer(voter: string, ...chosen: [questionId: number, optionId: number][]): Promise<void> {
  for (const [questionId, optionId] of chosen) {
    await given.database.execute('INSERT INTO poll_answers (question_id, voter, option_id) VALUES ($1, $2, $3)', [
      questionId,
      voter,
      optionId,
    ]);
  }
}
const answers = () =>
  given.database.query<{ voter: string; question_id: number; option_id: number; at: string }>(
    `SELECT voter, question_id, option_id, created_at::text || xmin AS at FROM poll_answers ORDER BY voter, question_id`,
  );

describe('a poll', () => {
  test('ENT-82 comes in with its questions and options in the order of the file', async () => {
    expect(await imported([poll])).toEqual({ rows: 1, added: 1, changed: 0, bad: [] });
    expect(await shown()).toEqual({
      active: true,
      opensAt: null,
      closesAt: null,
      correct: [71, 61],
      record: {
        id: 7,
        name: poll.name,
        description: poll.description,
        banner_desktop: poll.banner_desktop,
        banner_mobile: poll.banner_mobile,
        questions: [
          {
            id: 70,
            text: layers.text,
            options: [
              { id: 72, text: 'Bomull' },
              { id: 71, text: 'Ull' },
            ],
          },
          {
            id: 60,
            text: degrees.text,
            options: [
              { id: 61, text: '30 grader' },
              { id: 62, text: '60 grader' },
            ],
          },
        ],
      },
    });
  });

  test('is not shown until it says so, and the ids of the database go on above those of the file', async () => {
    const { active, ...quiet } = poll;
    await imported([quiet]);
    expect(await shown()).toMatchObject({ active: false });
    const [next] = await given.database.query<{ id: number }>(
      `INSERT INTO poll_options (question_id, text) VALUES (60, '90 grader') RETURNING option_id AS id`,
    );
    expect(next?.id).toBeGreaterThan(72);
  });

  test('in a spreadsheet has its questions as JSON, and is switched on and off without them', async () => {
    const cell = JSON.stringify([degrees]).replaceAll('"', '""');
    expect(await given.imported(polls, `id;name;active;questions\n7;Vask;1;"${cell}"\n`)).toMatchObject({ added: 1 });
    expect(await given.imported(polls, 'id;active\n7;0\n')).toMatchObject({ changed: 1, bad: [] });
    expect(await shown()).toMatchObject({ active: false, record: { name: 'Vask', questions: [{ id: 60 }] } });
  });
});

describe('answers that have been given', () => {
  beforeEach(async () => {
    await imported([poll]);
    await answer('v1', [70, 71], [60, 62]);
    await answer('v2', [70, 72], [60, 61]);
  });

  test('DEC-123 the same file again changes nothing', async () => {
    const before = [await answers(), await shown()];
    expect(await imported([poll])).toEqual({ rows: 1, added: 0, changed: 0, bad: [] });
    expect([await answers(), await shown()]).toEqual(before);
  });

  test('stay with their question and option, whatever else is said of these', async () => {
    const before = await answers();
    const changed = {
      id: 7,
      questions: [
        { ...degrees, text: 'Hvor varmt tåler ull?', options: degrees.options.toReversed() },
        {
          ...layers,
          options: [
            { ...wool, correct: 0 },
            { ...cotton, text: 'Bomull!', correct: 1 },
            { id: 73, text: 'Lin' },
          ],
        },
      ],
    };
    expect(await imported([changed])).toMatchObject({ added: 0, changed: 1, bad: [] });
    expect(await answers()).toEqual(before);
    expect(await shown()).toMatchObject({
      correct: [61, 72],
      record: {
        name: poll.name,
        questions: [
          { id: 60, text: 'Hvor varmt tåler ull?', options: [{ id: 62 }, { id: 61 }] },
          { id: 70, options: [{ id: 71 }, { id: 72, text: 'Bomull!' }, { id: 73 }] },
        ],
      },
    });
  });

  test('stay when the poll is switched off, and when its line or its list is left out', async () => {
    const before = await answers();
    await imported([{ id: 7, active: 0 }]);
    await imported([
      { ...poll, id: 8, questions: [{ id: 80, text: 'Ny?', options: [{ id: 81, text: 'Ja', correct: 1 }] }] },
    ]);
    expect(await answers()).toEqual(before);
    expect(await shown()).toMatchObject({ active: false, record: { questions: [{ id: 70 }, { id: 60 }] } });
  });

  test('go with what the list no longer has, and with nothing else', async () => {
    await imported([{ id: 7, questions: [{ ...layers, options: [wool] }, degrees] }]);
    expect((await answers()).map(({ voter, option_id }) => [voter, option_id])).toEqual([
      ['v1', 62],
      ['v1', 71],
      ['v2', 61],
    ]);
    expect(await imported([{ id: 7, questions: [degrees] }])).toMatchObject({ changed: 1 });
    expect((await answers()).map(({ voter, option_id }) => [voter, option_id])).toEqual([
      ['v1', 62],
      ['v2', 61],
    ]);
  });

  test('are safe from an id that has gone to another poll or question', async () => {
    const before = await answers();
    const other = { ...poll, id: 8 };
    expect((await imported([{ id: 7, questions: [degrees] }, other])).bad).toEqual([
      '2: has a question id of another poll',
    ]);
    const moved = [
      { ...layers, options: [wool] },
      { ...degrees, options: [...degrees.options, cotton] },
    ];
    expect((await imported([{ id: 7, questions: moved }])).bad).toEqual(['1: has an option id of another question']);
    expect(await answers()).toEqual(before);
  });
});

test('every mistake is told with its line, and where in the lists it stands', async () => {
  const asked = (...questions: unknown[]) => ({ ...poll, questions });
  const { bad, added } = await imported([
    { id: 7, name: 'Uten spørsmål' },
    asked(),
    asked(layers, { ...degrees, options: [] }),
    asked({ ...layers, text: ' ' }),
    asked({ id: 70, options: layers.options }),
    asked({ ...layers, options: [wool, { id: 72 }] }),
    asked({ ...layers, options: [{ ...wool, right: 1 }] }),
    asked({ ...layers, tekst: 'x' }),
    asked({ ...layers, options: [{ text: 'Ull' }] }),
    asked({ ...layers, options: [{ ...wool, correct: 'kanskje' }] }),
    asked(degrees, { ...layers, options: [cotton] }),
    asked(layers, { ...degrees, id: layers.id }),
    asked(layers, { ...degrees, options: [wool] }),
    asked(...Array.from({ length: mostQuestions + 1 }, () => layers)),
    asked('Hva skal innerst?'),
    { ...poll, questions: 'Hva skal innerst?' },
    { ...poll, questions: null },
    { ...poll, banner_desktop: '//evil.example/x.png' },
    { ...poll, score: 1 },
    { ...poll, name: '' },
  ]);
  expect(added).toBeNull();
  expect(bad).toEqual([
    '1: is new and lacks questions',
    '2: questions is empty',
    '3: questions no. 2, options is empty',
    '4: questions no. 1, text is empty',
    '5: questions no. 1, text is missing',
    '6: questions no. 1, options no. 2, text is missing',
    '7: questions no. 1, options no. 1 has an unknown field right',
    '8: questions no. 1 has an unknown field tekst',
    '9: questions no. 1, options no. 1, id must be a whole number from 1 to 2147483647',
    '10: questions no. 1, options no. 1, correct must be 0 or 1, or Ja or Nei',
    '11: questions no. 2, options has none that is correct',
    '12: questions has a question id twice',
    '13: questions has an option id twice',
    `14: questions has more than ${mostQuestions} entries`,
    '15: questions no. 1 must be an object with id, text, options',
    '16: questions must be a list',
    '17: questions must be a list',
    "18: banner_desktop must be the address of a file the shop serves, as '/bilder/…'",
    '19: score is no field of polls',
    '20: name is empty',
  ]);
  expect(await shown()).toBeUndefined();
});

test('an id that stands twice in the file is told, and --skip-bad takes the other lines', async () => {
  const file = [
    poll,
    poll,
    { ...poll, id: 8, questions: [{ ...layers, options: [{ id: 99, text: 'Lin', correct: 1 }] }] },
    { ...poll, id: 9, questions: [{ ...layers, id: 90 }] },
  ];
  const bad = [
    '2: id 7 stands on line 1 already',
    '3: has a question id that stands in the file already',
    '4: has an option id that stands in the file already',
  ];
  expect(await imported(file)).toMatchObject({ added: null, bad });
  expect(await imported(file, true)).toEqual({ rows: 4, added: 1, changed: 0, bad });
  expect(await given.database.query('SELECT poll_id FROM polls ORDER BY 1')).toEqual([{ poll_id: 1 }, { poll_id: 7 }]);
});

test('all processes are told', async () => {
  const heard = new Set<string>();
  const connected = Promise.withResolvers<void>();
  const listener = listen({
    url: given.url,
    channels: ['catalogue'],
    onMessage: (_, payload) => heard.add(JSON.parse(payload).kind),
    onConnect: () => connected.resolve(),
    onError: () => {},
  });
  await connected.promise;
  await imported([poll]);
  await expect.poll(() => [...heard].toSorted()).toEqual(['poll_options', 'poll_questions', 'polls']);
  await listener.close();
});
