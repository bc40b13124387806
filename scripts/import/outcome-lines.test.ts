import { expect, test } from 'vitest';
import { outcomeLines } from './outcome-lines.ts';

const outcome = { runId: 7, rows: 10, refused: 0, warned: 0, merged: null, held: null, examples: [] };
const merged = { added: 1, changed: 2, emptied: 3 };
const asked = { dryRun: false, whole: null };

test('what came of an import is one line that counts', () => {
  expect(outcomeLines({ ...outcome, merged }, asked)).toEqual(['10 rows read: 1 new, 2 changed, 7 as they were.']);
  expect(outcomeLines({ ...outcome, merged, refused: 4 }, { ...asked, whole: { shops: null } })).toEqual([
    '10 rows read: 1 new, 2 changed, 3 as they were, 3 that the file lacks, 4 bad ones left out.',
  ]);
  expect(outcomeLines({ ...outcome, refused: 4 }, asked)).toEqual([
    '10 rows read, 4 of them bad: nothing was imported. Mend them, or leave them out with --skip-bad.',
  ]);
  expect(outcomeLines({ ...outcome, held: 'this would hide 62 % of the goods' }, asked)).toEqual([
    '10 rows read, nothing was imported: this would hide 62 % of the goods.',
  ]);
});

test('a dry run shows rows, what would be asked, and that nothing was changed', () => {
  const examples = [
    { line: 2, row: 'ArticleID 1', isNew: true, changes: [{ field: 'Name', before: null, after: 'Jakke\u001b[2J' }] },
    { line: 3, row: 'ArticleID 2', isNew: false, changes: [{ field: 'Price', before: 10, after: null }] },
    { line: null, row: 'ArticleID 3', isNew: false, changes: [{ field: 'VisibleOnWeb', before: 1, after: 0 }] },
  ];
  expect(outcomeLines({ ...outcome, merged, held: 'odd', examples }, { ...asked, dryRun: true })).toEqual([
    'line 2: ArticleID 1 is new: Name Jakke�[2J',
    'line 3: ArticleID 2: Price 10 -> nothing',
    'not in the file: ArticleID 3: VisibleOnWeb 1 -> 0',
    'It will ask: odd.',
    '10 rows read, nothing was changed. It would be: 1 new, 2 changed, 7 as they were.',
  ]);
});
