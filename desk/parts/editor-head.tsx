import type { ReactNode } from 'react';
import { pagesText as text } from '#content/nb/desk/editorial/page-texts.ts';
import { Link } from '../routing/link.tsx';
import styles from './editor.module.css';
import { Glyph } from './glyph.tsx';

export interface EditorHeadProps {
  /** The list it is of. */
  readonly area: string;
  readonly to: string;
  readonly name: string;
  readonly title: string;
  /** Where customers see it; null: nowhere. */
  readonly outside: string | null;
  /** The acts, and what was saved. */
  readonly children: ReactNode;
}

/** Above a thing that is written: the way back, its title, its acts. */
export function EditorHead({ area, to, name, title, outside, children }: EditorHeadProps) {
  return (
    <>
      <nav className={styles.crumbs} aria-label={area}>
        <Link to={to}>{area}</Link> / <b>{name}</b>
      </nav>
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.acts}>
          {outside !== null && (
            <a className={styles.outside} href={outside} target="_blank" rel="noreferrer">
              <Glyph name="outside" size={15} /> {text.seeAsCustomer}
            </a>
          )}
          {children}
        </div>
      </div>
    </>
  );
}
