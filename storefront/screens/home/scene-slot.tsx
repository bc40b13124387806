import type { SlotName } from '#contract/home-slots.ts';
import type { HomeSlot } from '#contract/tenant.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { focusStyle, pictureSources, sourceSet } from '#ui/components/picture/picture-sources.ts';
import styles from './slot.module.css';

export interface SceneSlotProps {
  readonly name: SlotName;
  readonly slot: HomeSlot;
  readonly shape: 'wide' | 'strip';
}

/** Words on a scene; the scene is drawn for the slot's own shape. */
export function SceneSlot({ name, slot, shape }: SceneSlotProps) {
  return (
    <Link className={`${styles.slot} ${styles.scene} ${styles[shape]}`} data-slot={name} to={slot.url}>
      {slot.image !== null && (
        <picture className={styles.background}>
          <source
            media="(max-width: 1019.98px)"
            srcSet={sourceSet(slot.imageMobile ?? slot.image, [480, 640, 960])}
            sizes="100vw"
          />
          <img
            {...pictureSources(slot.image, shape === 'wide' ? [640, 960, 1440] : [960, 1440, 1920])}
            style={focusStyle(slot.image)}
            sizes={shape === 'wide' ? '50vw' : '100vw'}
            alt={slot.imageAlt ?? ''}
            loading="lazy"
          />
        </picture>
      )}
      <h2>{slot.title}</h2>
      {slot.text !== '' && (
        <span className={styles.go}>
          {slot.text} <Icon name="next" size={20} />
        </span>
      )}
    </Link>
  );
}
