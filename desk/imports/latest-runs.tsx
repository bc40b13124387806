import { kindNames, runStates, importText as text } from '#content/nb/desk/imports.ts';
import { Card } from '../parts/layout/card.tsx';
import words from '../parts/layout/text.module.css';
import { Status } from '../parts/small-parts.tsx';
import { shortTime } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { useQuery } from '../state/use-query.ts';
import styles from './imports.module.css';
import { runLooks } from './imports-page.tsx';

export function LatestRuns() {
  const read = useQuery('imports', {});
  const runs = read.value?.runs.slice(0, 5) ?? [];
  return (
    <>
      <Card
        flush
        title={text.runs}
        aside={
          <Link className={words.link} to="/import">
            {text.all}
          </Link>
        }
      >
        <ul className={styles.latest}>
          {runs.map(({ id, at, kind, rows, outcome, bad, added, changed }) => (
            <li key={id}>
              <time dateTime={at}>{shortTime(at)}</time>
              <span>
                <b>{text.run(kindNames[kind] ?? kind, rows)}</b>
                <Status state={runLooks[outcome]}>
                  {runStates[outcome]}
                  {outcome === 'done' && bad > 0 && text.runLeft(bad)}
                </Status>
              </span>
              <small>{text.changed(added + changed)}</small>
            </li>
          ))}
        </ul>
      </Card>
      <p className={words.foot}>{text.undoNote}</p>
    </>
  );
}
