import { useState } from 'react';
import { importReason } from '#content/nb/desk/import-reasons.ts';
import { importText as text } from '#content/nb/desk/imports.ts';
import type { BadLine, UploadRecord } from '#contract/desk/imports/schemas.ts';
import { Button } from '../parts/button.tsx';
import words from '../parts/layout/text.module.css';
import parts from '../parts/parts.module.css';
import { useAct } from '../state/use-act.ts';
import { importRefusal } from './drop-zone.tsx';
import styles from './imports.module.css';

const mostShown = 50;

/** The lines that cannot go in: what stands there, what is wrong, and a field to mend it in. */
export function BadLines({ upload, onBegun }: { readonly upload: UploadRecord; readonly onBegun: () => void }) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const mend = useAct('mendUpload', importRefusal);
  const { badLines, report } = upload.work;
  const shown = badLines.slice(0, mostShown);
  const mended = shown.flatMap(({ line, column }) => {
    const value = typed[line];
    return value === undefined || column === null ? [] : [{ line, column, value }];
  });
  const run = async () => {
    const answer = await mend.run({ id: upload.id, lines: mended });
    if (answer?.kind !== 'done') return;
    setTyped({});
    onBegun();
  };
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <h2>{text.badTitle}</h2>
        <span>{text.badHint}</span>
        {mended.length > 0 && (
          <Button look="outline" size="small" off={mend.isRunning} onClick={() => void run()}>
            {text.mend}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys */}
      <section className={parts.scroll} aria-label={text.badTitle} tabIndex={0}>
        <table className={`${parts.table} ${styles.bad}`}>
          <thead>
            <tr>
              <th scope="col" className={parts.right}>
                {text.bad.line}
              </th>
              <th scope="col">{text.bad.field}</th>
              <th scope="col">{text.bad.raw}</th>
              <th scope="col">{text.bad.wrong}</th>
              <th scope="col">{text.bad.mend}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((bad) => (
              <tr key={bad.line}>
                <td className={parts.right} data-label={text.bad.line}>
                  <b>{bad.line}</b>
                </td>
                <td data-label={text.bad.field}>{bad.column}</td>
                <td data-label={text.bad.raw}>
                  <Raw bad={bad} />
                </td>
                <td data-label={text.bad.wrong}>{importReason(bad.reason)}</td>
                <td data-label={text.bad.mend}>
                  {bad.column !== null && (
                    <input
                      className={parts.input}
                      aria-label={text.mendOf(bad.column, bad.line)}
                      value={typed[bad.line] ?? ''}
                      placeholder={bad.value}
                      onChange={({ currentTarget: { value } }) =>
                        setTyped((before) => ({ ...before, [bad.line]: value }))
                      }
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {(report?.bad ?? 0) > shown.length && (
        <p className={words.foot}>{text.badMore((report?.bad ?? 0) - shown.length)}</p>
      )}
    </div>
  );
}

/** The line with the value that is wrong marked in it. */
function Raw({ bad: { raw, value } }: { readonly bad: BadLine }) {
  const at = value === '' ? -1 : raw.indexOf(value);
  if (at === -1) return <code className={styles.raw}>{raw}</code>;
  return (
    <code className={styles.raw}>
      {raw.slice(0, at)}
      <mark>{value}</mark>
      {raw.slice(at + value.length)}
    </code>
  );
}
