import { filterText } from '#content/nb/filter.ts';
import { type FilterChoice, noChoice } from '#domain/filter/filter-choice.ts';
import { Button } from '#ui/components/button/button.tsx';
import { ChipList } from '#ui/components/chip/chip-list.tsx';
import { RemovableChip } from '#ui/components/chip/removable-chip.tsx';
import { chosenValues } from './chosen-values.ts';
import styles from './filter.module.css';
import { type ListFacets, noFacets } from './list-facets.ts';

export interface ChosenChipsProps {
  readonly facets: ListFacets | null;
  readonly choice: FilterChoice;
  /** Reserves the row while nothing is chosen, so that the panel below does not jump under the finger. */
  readonly reservePlace: boolean;
  readonly onChange: (choice: FilterChoice) => void;
}

/** What is chosen, above the list: one press takes a value away. */
export function ChosenChips({ facets, choice, reservePlace, onChange }: ChosenChipsProps) {
  const values = chosenValues(facets ?? noFacets, choice);
  if (values.length === 0) return reservePlace ? <p className={styles.noneChosen}>{filterText.noneChosen}</p> : null;
  return (
    <div className={styles.chosen}>
      <ChipList label={filterText.chosenLabel}>
        {values.map(({ key, text, without }) => (
          <RemovableChip
            key={key}
            text={text}
            removeLabel={filterText.remove(text)}
            onRemove={() => onChange(without)}
          />
        ))}
      </ChipList>
      <Button look="text" onClick={() => onChange(noChoice)}>
        {filterText.resetAll}
      </Button>
    </div>
  );
}
