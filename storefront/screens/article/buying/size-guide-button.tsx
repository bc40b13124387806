import { useState } from 'react';
import { articleText } from '#content/nb/article.ts';
import { frameText } from '#content/nb/frame.ts';
import { sizeGuideText } from '#content/nb/size-guide.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Modal } from '#ui/components/modal/modal.tsx';
import type { SizeGuideTable } from './size-guide.ts';
import styles from './size-guide-button.module.css';

export function SizeGuideButton({ guide }: { readonly guide: SizeGuideTable }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <Icon name="ruler" size={20} />
        {articleText.sizeGuide}
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={sizeGuideText.title} closeLabel={frameText.close}>
        <div className={styles.guide}>
          <p>{guide.lead}</p>
          <table className={styles.table}>
            <thead>
              <tr>
                {guide.columns.map((column, index) => (
                  <th key={column} scope="col">
                    {column}
                    {index > 0 && ` (${sizeGuideText.unit})`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guide.rows.map(([size = '', ...measures]) => (
                <tr key={size}>
                  <th scope="row">{size}</th>
                  {measures.map((measure, index) => (
                    <td key={guide.columns[index + 1]}>{measure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Modal>
    </>
  );
}
