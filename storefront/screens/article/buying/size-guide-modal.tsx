import { frameText } from '#content/nb/frame.ts';
import { sizeGuideText } from '#content/nb/size-guide.ts';
import { Modal } from '#ui/components/modal/modal.tsx';
import type { SizeGuideTable } from './size-guide.ts';
import styles from './size-guide-modal.module.css';

export interface SizeGuideModalProps {
  readonly guide: SizeGuideTable;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SizeGuideModal({ guide, open, onClose }: SizeGuideModalProps) {
  return (
    <Modal open={open} onClose={onClose} title={sizeGuideText.title} closeLabel={frameText.close}>
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
  );
}
