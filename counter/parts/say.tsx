import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import type { Tone } from './chip.tsx';
import { Glyph, type PictogramName } from './glyph.tsx';
import styles from './parts.module.css';

export interface SayProps {
  readonly tone?: Tone | undefined;
  readonly icon: PictogramName;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** An error interrupts whoever listens. */
  readonly role?: 'alert' | 'status';
}

/** A sentence in a box. */
export function Say({ tone, icon, title, children, role }: SayProps) {
  return (
    <div className={classNames(styles.say, tone && styles[tone])} role={role}>
      <Glyph name={icon} size={22} />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}
