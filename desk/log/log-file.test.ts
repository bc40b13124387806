import { expect, test } from 'vitest';
import { logFile } from './log-file.ts';

test('the file has a line for each entry, and nothing in it is run as a formula', () => {
  const entry = {
    id: 1,
    at: '2026-11-16T13:12:00.000Z',
    actor: 'staff',
    name: '=cmd()',
    role: 'administrator',
    action: 'cancelled',
    subject: 'reservation:7',
    subjectName: null,
    before: { status: 2 },
    after: null,
    reason: 'Sa "nei"; takk',
    undoes: null,
    undoable: false,
  } as const;
  const [, line] = logFile([{ ...entry, before: { ...entry.before } }]).split('\r\n');
  expect(line).toBe(
    `2026-11-16T13:12:00.000Z;'=cmd();avbestilte;Ordre 7;"{""before"":{""status"":2},""after"":null}";"Sa ""nei""; takk"`,
  );
});
