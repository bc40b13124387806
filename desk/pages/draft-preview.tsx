import { useState } from 'react';
import { pagesText as text } from '#content/nb/desk/page-texts.ts';
import { ChoiceFilter } from '../parts/filters.tsx';
import { PreviewFrame } from '../parts/preview-frame.tsx';
import { Note } from '../parts/small-parts.tsx';
import styles from './pages.module.css';

const windows = { wide: { width: 1180, height: 1900 }, narrow: { width: 390, height: 1100 } } as const;
type View = keyof typeof windows;

/** The page as the shop shows it, beside what is written. */
export function DraftPreview({ address, isBroken }: { readonly address: string | null; readonly isBroken: boolean }) {
  const [view, setView] = useState<View>(() => (window.matchMedia('(max-width: 700px)').matches ? 'narrow' : 'wide'));
  return (
    <figure className={styles.preview}>
      <figcaption>
        {text.preview}
        <ChoiceFilter
          label={text.preview}
          value={view}
          choices={(Object.keys(windows) as View[]).map((value) => ({ value, name: text.widths[value] }))}
          onChange={(value) => setView(value as View)}
        />
      </figcaption>
      {isBroken && <Note tone="warn">{text.noPreview}</Note>}
      {address !== null && <PreviewFrame key={view} title={text.preview} address={address} {...windows[view]} />}
    </figure>
  );
}
