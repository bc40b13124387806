import { importText as text } from '#content/nb/desk/imports.ts';
import type { UploadWork } from '#contract/desk/imports/schemas.ts';
import { Badge } from '../parts/layout/badge.tsx';
import { Figures } from '../parts/layout/figures.tsx';
import parts from '../parts/parts.module.css';
import styles from './imports.module.css';

const figures = new Intl.NumberFormat('nb-NO');

/** What it would do, or did: counts, and the first rows. */
export function Effects({
  report,
  isDone,
}: {
  readonly report: NonNullable<UploadWork['report']>;
  readonly isDone: boolean;
}) {
  const { rows, bad, added, changed, emptied, examples } = report;
  const counts = [
    { value: figures.format(changed), name: text.effect.changed },
    { value: figures.format(added), name: text.effect.added },
    { value: figures.format(Math.max(0, rows - bad - added - changed)), name: text.effect.same },
    ...(emptied > 0 ? [{ value: figures.format(emptied), name: text.effect.emptied, tone: 'warn' as const }] : []),
  ];
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <h2>{isDone ? text.effectsDone : text.effects}</h2>
        {!isDone && <Badge>{text.dry}</Badge>}
      </div>
      <Figures figures={counts} />
      {!isDone && examples.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
        <section className={parts.scroll} aria-label={text.biggest} tabIndex={0}>
          <table className={parts.table}>
            <thead>
              <tr>
                <th scope="col">{text.biggest}</th>
                <th scope="col">{text.example.field}</th>
                <th scope="col">{text.example.before}</th>
                <th scope="col">{text.example.after}</th>
              </tr>
            </thead>
            <tbody>
              {examples.slice(0, 10).flatMap(({ row, isNew, changes }) =>
                changes.slice(0, 3).map(({ field, before, after }, at) => (
                  <tr key={`${row} ${field}`}>
                    <td data-label={text.example.row}>
                      {at === 0 && (
                        <>
                          <b>{row}</b> {isNew && text.isNew}
                        </>
                      )}
                    </td>
                    <td data-label={text.example.field}>{field}</td>
                    <td data-label={text.example.before}>{shown(before)}</td>
                    <td data-label={text.example.after}>
                      <b>{shown(after)}</b>
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 120);
}
