import { type ReactNode, useEffect } from 'react';
import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { IconButton } from '../parts/button.tsx';
import { Avatar } from '../parts/small-parts.tsx';
import { clerk } from '../state/session.ts';
import { lock } from '../state/sign-in.ts';
import { screenTitle } from '../state/title.ts';
import { ConnectionStatus } from './connection-status.tsx';
import styles from './frame.module.css';

export interface TopProps {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly back?: { readonly label: string; readonly go: () => void };
  /** Before the title, on a phone. */
  readonly mark?: ReactNode;
  /** Right beside the title. */
  readonly chips?: ReactNode;
  /** The field. */
  readonly children?: ReactNode;
  /** At the right, after the line. */
  readonly actions?: ReactNode;
}

/** The head of every screen. */
export function Top({ title, sub, back, mark, chips, children, actions }: TopProps) {
  const who = useStore(clerk);
  useEffect(() => screenTitle.set(title), [title]);
  return (
    <header className={styles.top} data-back={back !== undefined}>
      {back !== undefined && <IconButton icon="back" label={back.label} onClick={back.go} />}
      {mark}
      <h1>{title}</h1>
      {chips !== undefined && <span className={styles.chips}>{chips}</span>}
      {sub !== undefined && <p className={styles.sub}>{sub}</p>}
      {children}
      <span className={styles.push} />
      <ConnectionStatus />
      {actions !== undefined && <span className={styles.actions}>{actions}</span>}
      {who !== null && (
        <button type="button" className={styles.whoPhone} onClick={() => void lock()}>
          <Avatar initials={who.initials} />
          <span className="sr-only">
            {firstName(who.name)} {text.lockAfterName}
          </span>
        </button>
      )}
    </header>
  );
}
