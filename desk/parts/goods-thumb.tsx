import { pictureSources } from '#ui/components/picture/picture-sources.ts';
import styles from './goods-thumb.module.css';

/** A thing on its shelf; its name stands beside it. */
export function GoodsThumb({
  image,
  size = 'small',
}: {
  readonly image: string | null;
  readonly size?: 'small' | 'tile';
}) {
  const width = size === 'small' ? 160 : 480;
  return (
    <span className={styles.thumb} data-size={size}>
      {image !== null && <img src={pictureSources(image, [width]).src} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
