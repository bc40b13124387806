import { filterText } from '#content/nb/filter.ts';
import { frameText } from '#content/nb/frame.ts';
import { countChoice, noChoice } from '#domain/filter/filter-choice.ts';
import { AfterPaint } from '#ui/components/after-paint/after-paint.tsx';
import { Button } from '#ui/components/button/button.tsx';
import { Modal } from '#ui/components/modal/modal.tsx';
import styles from './filter.module.css';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

export interface FilterSheetProps extends FilterPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Articles that are left; null before they are known. */
  readonly total: number | null;
}

/** The panel as a sheet from below on narrow windows. Choices take effect at once; the button shows what came of them. */
export function FilterSheet({ open, onClose, total, ...panel }: FilterSheetProps) {
  const chosen = countChoice(panel.choice);
  const footer = (
    <div className={styles.sheetFooter}>
      {chosen > 0 && (
        <Button look="text" onClick={() => panel.onChange(noChoice)}>
          {filterText.reset}
        </Button>
      )}
      <Button full={true} onClick={onClose}>
        {total === null ? filterText.applyUnknown : filterText.apply(total)}
      </Button>
    </div>
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={filterText.button(chosen)}
      closeLabel={frameText.close}
      look="side"
      footer={footer}
    >
      <div className={styles.sheet}>
        <AfterPaint>
          <FilterPanel {...panel} />
        </AfterPaint>
      </div>
    </Modal>
  );
}
