import type { ReactNode } from 'react';
import styles from './guide-tool.module.css';

export interface GuideToolProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Above both columns: what the guide asks first. */
  readonly controls: ReactNode;
  readonly main: ReactNode;
  readonly beside: ReactNode;
  /** Below 1020 px: which of the two comes first. */
  readonly first?: 'main' | 'beside';
}

/** The part of a guide that one does something with. */
export function GuideTool({ id, title, lead, controls, main, beside, first = 'main' }: GuideToolProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.tool}>
      <div className="wrap">
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.controls}>{controls}</div>
        <div className={styles.columns} data-first={first}>
          <div className={styles.main}>{main}</div>
          <div className={styles.beside}>{beside}</div>
        </div>
      </div>
    </section>
  );
}
