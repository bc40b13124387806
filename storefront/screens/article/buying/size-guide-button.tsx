import { useState } from 'react';
import { articleText } from '#content/nb/article.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import type { SizeGuideTable } from './size-guide.ts';
import styles from './size-guide-button.module.css';

const SizeGuideModal = lazyPart(async () => (await import('./size-guide-modal.tsx')).SizeGuideModal);

export function SizeGuideButton({ guide }: { readonly guide: SizeGuideTable }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <Icon name="ruler" size={20} />
        {articleText.sizeGuide}
      </button>
      <SizeGuideModal wanted={open} open={open} guide={guide} onClose={() => setOpen(false)} />
    </>
  );
}
