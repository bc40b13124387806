import type { HomeSlot } from '#contract/tenant.ts';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import styles from './slot.module.css';

const looks = {
  newspaper: styles.newspaper,
  popularCategoryLeft: `${styles.popular} ${styles.second}`,
  popularCategoryRight: styles.popular,
} as const;

/** A title and one thing, larger than its slot. */
export function GoodsSlot({ name, slot }: { name: keyof typeof looks; slot: HomeSlot }) {
  return (
    <Link className={`${styles.slot} ${looks[name]}`} data-slot={name} to={slot.url}>
      <h2>{slot.title}</h2>
      {slot.text !== '' && <p className={`${styles.text} ${styles.quiet}`}>{slot.text}</p>}
      {slot.image !== null && (
        <Picture
          className={styles.art}
          path={slot.image}
          widths={[320, 480, 640]}
          sizes="(max-width: 1019px) 60vw, 25vw"
          alt={slot.imageAlt ?? ''}
          width={800}
          height={name === 'newspaper' ? 914 : 800}
        />
      )}
    </Link>
  );
}
