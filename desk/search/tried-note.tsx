import { useState } from 'react';
import { searchText as text } from '#content/nb/desk/search.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import type { ChangedQuery } from '#contract/desk/search/schemas.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note, Status } from '../parts/small-parts.tsx';
import styles from './search.module.css';

const looks = { better: 'ok', worse: 'error', other: 'wait' } as const;

const columns: readonly Column<ChangedQuery>[] = [
  { name: 'query', head: text.changeColumns.query, cell: ({ query }) => <b>{text.quote(query)}</b> },
  { name: 'before', head: text.changeColumns.before, cell: ({ before }) => <Found {...before} /> },
  { name: 'after', head: text.changeColumns.after, cell: ({ after }) => <Found {...after} /> },
  {
    name: 'verdict',
    head: text.changeColumns.verdict,
    cell: ({ verdict }) => <Status state={looks[verdict]}>{text.verdicts[verdict]}</Status>,
  },
];

/** What the draft would do to other searches. */
export function TriedNote({ tried }: { readonly tried: DeskAnswer<'trySearch'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Note tone={tried.worse > 0 ? 'warn' : 'ok'}>
        <b>
          {text.tried(tried.judged, tried.own)}: {text.verdict(tried.better, tried.worse)}.
        </b>{' '}
        {tried.changes === 0 ? text.changesNothing : text.changes(tried.changes, tried.searches)}{' '}
        {tried.changes > 0 && (
          <Button look="text" size="small" onClick={() => setOpen(true)}>
            {text.seeChanges}
          </Button>
        )}
      </Note>
      {open && (
        <Dialog wide title={text.seeChanges} onClose={() => setOpen(false)}>
          <DataTable label={text.seeChanges} columns={columns} rows={tried.changed} keyOf={({ query }) => query} />
        </Dialog>
      )}
    </>
  );
}

function Found({ hits, first }: ChangedQuery['before']) {
  return (
    <>
      {text.hits(hits)}
      {first.length > 0 && <small className={styles.firsts}>{first.join(' · ')}</small>}
    </>
  );
}
