import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { frameText as text } from '#content/nb/desk/frame.ts';
import { useKeys } from '../keys/keys.ts';
import { moved } from '../keys/move.ts';
import styles from './parts.module.css';

export interface Column<Row> {
  readonly name: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  readonly right?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table is of, for those who do not see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Enter, and a press on the row. */
  readonly onOpen?: (row: Row) => void;
  /** Rows that are chosen (X), by key; without it none can be. */
  readonly chosen?: {
    readonly keys: ReadonlySet<string | number>;
    readonly set: (keys: ReadonlySet<string | number>) => void;
  };
  readonly nameOf?: (row: Row) => string;
}

/** A page of rows that J and K move in. */
export function DataTable<Row>({ label, columns, rows, keyOf, onOpen, chosen, nameOf }: DataTableProps<Row>) {
  const [current, setCurrent] = useState<number | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have another current one
  useEffect(() => setCurrent(null), [rows]);
  const go = (step: 1 | -1) => {
    const next = moved(current, step, rows.length);
    setCurrent(next);
    if (next !== null) body.current?.rows[next]?.scrollIntoView({ block: 'nearest' });
  };
  const at = current === null ? undefined : rows[current];
  const toggle = (row: Row) => {
    if (chosen === undefined) return;
    const keys = new Set(chosen.keys);
    if (!keys.delete(keyOf(row))) keys.add(keyOf(row));
    chosen.set(keys);
  };
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    ...(at !== undefined && onOpen !== undefined && { Enter: () => onOpen(at) }),
    ...(at !== undefined && chosen !== undefined && { x: () => toggle(at) }),
    ...(chosen !== undefined && chosen.keys.size > 0 && { Escape: () => chosen.set(new Set()) }),
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {chosen !== undefined && (
              <th scope="col">
                <span className="sr-only">{text.rowKeys.choose}</span>
              </th>
            )}
            {columns.map(({ name, head, right }) => (
              <th key={name} scope="col" className={right ? styles.right : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr
              key={keyOf(row)}
              data-current={index === current}
              data-chosen={chosen?.keys.has(keyOf(row)) ?? false}
              data-opens={onOpen !== undefined}
              onClick={(event) => {
                if (onOpen !== undefined && !isControl(event)) onOpen(row);
              }}
            >
              {chosen !== undefined && (
                <td data-column="tick">
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label={nameOf?.(row) ?? String(keyOf(row))}
                      checked={chosen.keys.has(keyOf(row))}
                      onChange={() => toggle(row)}
                    />
                  </label>
                </td>
              )}
              {columns.map(({ name, head, cell, right }, nth) => (
                <td
                  key={name}
                  className={right ? styles.right : undefined}
                  data-column={name}
                  data-lead={nth === 0 || undefined}
                  data-label={typeof head === 'string' ? head : undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Links, buttons and boxes in a row do their own. */
function isControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button, input, select, label') !== null;
}
