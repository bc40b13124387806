import { useState } from 'react';
import { kindNames, runStates, importText as text } from '#content/nb/desk/imports.ts';
import { actorWords } from '#content/nb/desk/log.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { ImportRunRow } from '#contract/desk/imports/schemas.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { Rows } from '../parts/layout/rows.tsx';
import words from '../parts/layout/text.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { Status } from '../parts/small-parts.tsx';
import { QueryState } from '../parts/states.tsx';
import { shortTime } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './imports.module.css';

export const runLooks = { running: 'go', done: 'ok', refused: 'error', held: 'wait', failed: 'error' } as const;

const columns: readonly Column<ImportRunRow>[] = [
  { name: 'at', head: text.columns.at, cell: ({ at }) => <time dateTime={at}>{shortTime(at)}</time> },
  {
    name: 'what',
    head: text.columns.what,
    cell: ({ kind, rows, mode }) => (
      <>
        <b>{text.run(kindNames[kind] ?? kind, rows)}</b>
        {mode === 'undo' && ` · ${text.undoOf}`}
      </>
    ),
  },
  { name: 'file', head: text.columns.file, cell: ({ fileName }) => <span className={styles.file}>{fileName}</span> },
  {
    name: 'who',
    head: text.columns.who,
    cell: ({ by, actor }) => by ?? actorWords[actor.split(':')[0] ?? ''] ?? actorWords.system,
  },
  {
    name: 'outcome',
    head: text.columns.outcome,
    cell: ({ outcome, bad }) => (
      <Status state={runLooks[outcome]}>
        {runStates[outcome]}
        {outcome === 'done' && bad > 0 && text.runLeft(bad)}
      </Status>
    ),
  },
  { name: 'changed', head: text.columns.changed, right: true, cell: ({ added, changed }) => added + changed },
];

export function ImportsPage() {
  const read = useQuery('imports', {}, { everyMs: 10_000 });
  const [asked, setAsked] = useState<ImportRunRow | null>(null);
  const undo = useAct('undoImport', () => text.notUndone);
  const run = async ({ id }: ImportRunRow) => {
    setAsked(null);
    const answer = await undo.run({ id });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.undone(answer.value.changed + answer.value.deleted) });
    read.reload();
  };
  const undoColumn: Column<ImportRunRow> = {
    name: 'undo',
    head: <span className="sr-only">{text.columns.undo}</span>,
    right: true,
    cell: (row) =>
      row.undoableUntil !== null && (
        <Button look="outline" size="small" onClick={() => setAsked(row)}>
          {text.undo}
        </Button>
      ),
  };
  return (
    <>
      <PageHead title={pageTitles.imports} lead={text.lead} staleSince={read.staleSince} />
      <DropZone>{read.value?.runs.length === 0 ? text.empty : text.drop}</DropZone>
      <QueryState query={read} />
      {read.value !== null && read.value.waiting.length > 0 && (
        <section className={styles.block}>
          <h2>{text.waiting}</h2>
          <Rows>
            {read.value.waiting.map(({ id, fileName, kind, bad, at }) => (
              <li key={id}>
                <Link to={`/import/${id}`}>
                  <b>{kind === null ? fileName : (kindNames[kind] ?? kind)}</b>
                </Link>{' '}
                <span className={styles.file}>{fileName}</span>
                <Status state={bad > 0 ? 'error' : 'wait'}>
                  {bad > 0 ? `${runStates.refused}${text.runLeft(bad).replace(' utelatt', '')}` : runStates.held}
                </Status>
                <time dateTime={at}>{shortTime(at)}</time>
              </li>
            ))}
          </Rows>
        </section>
      )}
      {read.value !== null && read.value.runs.length > 0 && (
        <section className={styles.block}>
          <h2>{text.runs}</h2>
          <DataTable
            label={text.runs}
            columns={iMay('imports.run') ? [...columns, undoColumn] : columns}
            rows={read.value.runs}
            keyOf={({ id }) => id}
          />
          <p className={words.foot}>{text.undoNote}</p>
        </section>
      )}
      {asked !== null && (
        <Confirm
          title={text.undoTitle}
          act={text.undo}
          onClose={() => setAsked(null)}
          onConfirm={() => void run(asked)}
        >
          {text.undoText}
        </Confirm>
      )}
    </>
  );
}
