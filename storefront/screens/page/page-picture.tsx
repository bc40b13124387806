import type { PageRecord } from '#contract/page.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { pictureSources } from '#ui/components/picture/picture-sources.ts';
import styles from './page-picture.module.css';

type Pictured = Pick<PageRecord, 'image' | 'imageMobile' | 'imageKind'>;

/** Only for the mood: the words beside it say what the page is about. */
export function PagePicture({ page }: { page: Pictured }) {
  if (page.imageKind === 'thing') {
    return (
      <div className={styles.tile}>
        <Picture path={page.image} widths={[320, 480, 640]} sizes="360px" alt="" width={800} height={800} first />
      </div>
    );
  }
  return (
    <picture className={styles.scene}>
      <source
        media="(max-width: 639.98px)"
        srcSet={pictureSources(page.imageMobile, [480, 640, 960]).srcSet}
        sizes="100vw"
      />
      <img
        {...pictureSources(page.image, [960, 1440, 1920])}
        sizes="100vw"
        alt=""
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  );
}
