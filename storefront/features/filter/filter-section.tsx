import { useState } from 'react';
import { filterText } from '#content/nb/filter.ts';
import { Button } from '#ui/components/button/button.tsx';
import { ChipCheckbox } from '#ui/components/chip/chip-checkbox.tsx';
import { ChipList } from '#ui/components/chip/chip-list.tsx';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import { Disclosure } from '#ui/components/disclosure/disclosure.tsx';
import styles from './filter.module.css';
import type { PanelEntry, PanelSection } from './panel-sections.ts';

interface FilterSectionProps {
  readonly section: PanelSection;
  readonly onToggle: (id: number) => void;
}

/** As many as are seen at a glance; the rest on request. */
const shownAtFirst = { rows: 8, chips: 18 } as const;

export function FilterSection({ section, onToggle }: FilterSectionProps) {
  const { title, look, entries, chosen, startOpen } = section;
  // from then on the shopper decides: taking the last tick away must not close it under the finger
  const [opened] = useState(startOpen);
  const [all, setAll] = useState(false);
  const most = shownAtFirst[look];
  const shown = all ? entries : entries.filter((entry, index) => index < most || entry.checked);
  return (
    <Disclosure title={title} aside={chosen > 0 ? filterText.selected(chosen) : undefined} startOpen={opened}>
      {entries.length === 0 && <p className={styles.none}>{filterText.nothingToChoose}</p>}
      {look === 'chips' ? (
        <ChipList label={title}>
          {shown.map((entry) => (
            <ChipCheckbox
              key={entry.id}
              label={entry.label}
              count={entry.count}
              hex={entry.hex}
              checked={entry.checked}
              disabled={entry.fixed}
              onChange={() => onToggle(entry.id)}
            />
          ))}
        </ChipList>
      ) : (
        <ul aria-label={title}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <Checkbox
                label={<RowLabel entry={entry} />}
                end={entry.count}
                checked={entry.checked}
                disabled={entry.fixed}
                onChange={() => onToggle(entry.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {entries.length > most && (
        <Button look="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? filterText.showFewer : filterText.showAll(entries.length)}
        </Button>
      )}
    </Disclosure>
  );
}

function RowLabel({ entry }: { readonly entry: PanelEntry }) {
  if (entry.detail === undefined) return entry.label;
  return (
    <>
      {entry.label} <span className={styles.detail}>{entry.detail}</span>
    </>
  );
}
