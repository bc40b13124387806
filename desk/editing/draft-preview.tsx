import { type ReactNode, useState } from 'react';
import { editingText as text } from '#content/nb/desk/editing.ts';
import { ChoiceFilter } from '../parts/filters.tsx';
import { PreviewFrame } from '../parts/preview-frame.tsx';
import styles from './editing.module.css';

const windows = { wide: { width: 1180, height: 1900 }, narrow: { width: 390, height: 1100 } } as const;
type View = keyof typeof windows;

export interface DraftPreviewProps {
  readonly title: string;
  /** Null: it is not known yet, or nothing can be shown. */
  readonly address: string | null;
  /** Above the frame. */
  readonly children?: ReactNode;
}

/** A draft as the shop shows it, beside what is written. */
export function DraftPreview({ title, address, children }: DraftPreviewProps) {
  const [view, setView] = useState<View>(() => (window.matchMedia('(max-width: 700px)').matches ? 'narrow' : 'wide'));
  return (
    <figure className={styles.preview}>
      <figcaption>
        {title}
        <ChoiceFilter
          label={title}
          value={view}
          choices={(Object.keys(windows) as View[]).map((value) => ({ value, name: text.widths[value] }))}
          onChange={(value) => setView(value as View)}
        />
      </figcaption>
      {children}
      {address !== null && <PreviewFrame key={view} title={title} address={address} {...windows[view]} />}
    </figure>
  );
}
