import type { HomeSlot } from '#contract/tenant.ts';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import styles from './slot.module.css';

/** The loud slot: a figure set very large on the colour of offers. */
export function CampaignSlot({ slot }: { slot: HomeSlot }) {
  const [, figure = slot.highlight, sign = ''] = /^(.*?)\s?(%)$/.exec(slot.highlight) ?? [];
  return (
    <Link className={`${styles.slot} ${styles.campaign}`} data-slot="campaignPromo" to={slot.url}>
      <h2>{slot.title}</h2>
      {slot.highlight !== '' && (
        <p className={styles.highlight}>
          {figure}
          {sign !== '' && <span>{sign}</span>}
        </p>
      )}
      {slot.text !== '' && <p className={styles.text}>{slot.text}</p>}
      {slot.image !== null && (
        <Picture
          className={styles.art}
          path={slot.image}
          widths={[320, 480, 640]}
          sizes="(max-width: 1019px) 56vw, 22vw"
          alt={slot.imageAlt ?? ''}
          width={800}
          height={800}
        />
      )}
    </Link>
  );
}
