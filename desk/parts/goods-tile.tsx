import { pictureSources } from '#ui/components/picture/picture-sources.ts';
import styles from './goods-tile.module.css';

/** One thing on its shelf; its name stands beside it. */
export function GoodsTile({
  image,
  size = 'small',
}: {
  readonly image: string | null;
  readonly size?: 'small' | 'medium' | 'large';
}) {
  return (
    <span className={styles.tile} data-size={size}>
      {image !== null && (
        <img src={pictureSources(image, [size === 'large' ? 480 : 160]).src} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}

/** The first things of an order. */
export function GoodsTiles({ images }: { readonly images: readonly (string | null)[] }) {
  return (
    <span className={styles.tiles}>
      {images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same picture are two things
        <GoodsTile key={index} image={image} />
      ))}
    </span>
  );
}
