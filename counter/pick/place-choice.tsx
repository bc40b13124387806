import { counterPickText as text } from '#content/nb/counter/pick.ts';
import styles from './pick.module.css';

export interface PlaceChoiceProps {
  readonly title: string;
  readonly free: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (place: string) => void;
}

const most = 8;

/** The free places of the shelf; one that was scanned stands among them. */
export function PlaceChoice({ title, free, chosen, onChoose }: PlaceChoiceProps) {
  const first = free.slice(0, chosen !== null && !free.slice(0, 4).includes(chosen) ? 3 : 4);
  const shown = chosen === null || first.includes(chosen) ? first : [chosen, ...first];
  return (
    <div>
      <h3 className={styles.placesTitle}>{title}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that are pressed, no fields */}
      <div className={styles.places} role="group" aria-label={title}>
        {shown.slice(0, most).map((place) => (
          <button key={place} type="button" aria-pressed={place === chosen} onClick={() => onChoose(place)}>
            {place}
          </button>
        ))}
      </div>
      <p className={styles.placesHelp}>{text.placeHelp}</p>
    </div>
  );
}
