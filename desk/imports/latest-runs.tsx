import { kindNames, runStates, importText as text } from '#content/nb/desk/imports.ts';
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
      <div className={styles.panel}>
        <h3>
          {text.runs} <Link to="/import">{text.all}</Link>
        </h3>
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
      </div>
      <p className={styles.hint}>{text.undoNote}</p>
    </>
  );
}
