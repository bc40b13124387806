import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './glyph.tsx';
import styles from './parts.module.css';

/** Shape and word, colour last. */
export function Status({
  state,
  children,
}: {
  readonly state: 'new' | 'wait' | 'go' | 'ok' | 'error' | 'off';
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.status} data-state={state}>
      {children}
    </span>
  );
}

export function Avatar({
  initials,
  size,
  tone,
}: {
  readonly initials: string;
  readonly size?: 'small';
  readonly tone?: 'gold' | 'pale' | undefined;
}) {
  return (
    <span className={styles.avatar} data-size={size} data-tone={tone} aria-hidden="true">
      {initials}
    </span>
  );
}

const noteIcons = { warn: 'warning', error: 'error', info: 'info', ok: 'check' } as const satisfies Record<
  string,
  GlyphName
>;

/** Something to know before going on, with at most one act. */
export function Note({
  tone,
  act,
  children,
}: {
  readonly tone: keyof typeof noteIcons;
  readonly act?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.note} data-tone={tone}>
      <Glyph name={noteIcons[tone]} />
      <div>{children}</div>
      {act}
    </div>
  );
}
