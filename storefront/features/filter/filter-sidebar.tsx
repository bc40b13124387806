import { filterText } from '#content/nb/filter.ts';
import { countChoice, noChoice } from '#domain/filter/filter-choice.ts';
import { Button } from '#ui/components/button/button.tsx';
import styles from './filter.module.css';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

export interface FilterSidebarProps extends FilterPanelProps {
  /** The button above says that it opens this. */
  readonly id: string;
}

/** The panel beside the list on wide windows; it pushes the list aside. */
export function FilterSidebar({ id, ...panel }: FilterSidebarProps) {
  return (
    <section id={id} aria-label={filterText.panelLabel} className={styles.panel}>
      <FilterPanel {...panel} />
      {countChoice(panel.choice) > 0 && (
        <Button look="outline" full={true} onClick={() => panel.onChange(noChoice)}>
          {filterText.reset}
        </Button>
      )}
    </section>
  );
}
