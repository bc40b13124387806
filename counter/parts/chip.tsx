import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import type { Due } from '../state/due.ts';
import { Glyph, type PictogramName } from './glyph.tsx';
import styles from './parts.module.css';

export type Tone = 'ok' | 'warn' | 'err';

export interface ChipProps {
  readonly tone?: Tone | undefined;
  readonly icon?: PictogramName;
  readonly tall?: boolean;
  readonly children: ReactNode;
}

export function Chip({ tone, icon, tall = false, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, tone && styles[tone], tall && styles.tall)}>
      {icon !== undefined && <Glyph name={icon} size={16} />}
      {children}
    </span>
  );
}

const tones = { calm: undefined, soon: 'warn', late: 'err' } as const;

/** How long until the promise; the words say it, the colour only hurries. */
export function DueChip({ due, tall = false }: { readonly due: Due; readonly tall?: boolean }) {
  return (
    <Chip tone={tones[due.urgency]} icon="clock" tall={tall}>
      {due.text}
    </Chip>
  );
}
