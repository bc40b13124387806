import type { SlotName } from '#contract/home-slots.ts';
import type { HomeSlot } from '#contract/tenant.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { focusStyle, pictureSources } from '#ui/components/picture/picture-sources.ts';
import styles from './nine-grid.module.css';

export interface NineGridProps {
  readonly entries: readonly { readonly name: SlotName; readonly slot: HomeSlot }[];
}

/** UI-04: up to nine small slots; the first is a scene, twice as wide and high. */
export function NineGrid({ entries }: NineGridProps) {
  return (
    <div className={styles.nine}>
      {entries.map(({ name, slot }) =>
        name === 'grid1' ? (
          <Link key={name} className={`${styles.cell} ${styles.scene}`} data-slot={name} to={slot.url}>
            {slot.image !== null && (
              <img
                {...pictureSources(slot.image, [480, 640, 960])}
                style={focusStyle(slot.image)}
                sizes="(max-width: 1019px) 100vw, 33vw"
                alt={slot.imageAlt ?? ''}
                loading="lazy"
              />
            )}
            <span className={styles.name}>
              {slot.title} <Icon name="next" />
            </span>
          </Link>
        ) : (
          <Link key={name} className={styles.cell} data-slot={name} to={slot.url}>
            {slot.image !== null && (
              <Picture
                className={styles.goods}
                path={slot.image}
                widths={[160, 320, 480]}
                sizes="(max-width: 1019px) 36vw, 12vw"
                alt={slot.imageAlt ?? ''}
                width={800}
                height={800}
              />
            )}
            <span className={styles.name}>{slot.title}</span>
          </Link>
        ),
      )}
    </div>
  );
}
