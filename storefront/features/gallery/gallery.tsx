import type { ReactNode } from 'react';
import { articleText } from '#content/nb/article.ts';
import type { ArticlePicture } from '#domain/article/article-picture.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { SnapStrip } from '#ui/components/snap-strip/snap-strip.tsx';
import styles from './gallery.module.css';
import { galleryPictures } from './gallery-pictures.ts';
import { pictureAlt } from './picture-alt.ts';

export interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly ArticlePicture[];
  /** What its colours are called, by their ids. */
  readonly colorNames: ReadonlyMap<number, string>;
  /** The colour chosen, or null. */
  readonly colorId: number | null;
  /** Stand on the first picture. */
  readonly labels: ReactNode;
}

const widths = [480, 640, 960, 1440] as const;
const wide = '(max-width: 1019.98px) 92vw, min(58vw, 770px)';
const half = '(max-width: 1019.98px) 92vw, min(29vw, 380px)';

/** One wide picture and pairs below it; on a phone a strip that shows the edge of the next. */
export function Gallery({ name, pictures, colorNames, colorId, labels }: GalleryProps) {
  const shown = galleryPictures(pictures, colorId);
  if (shown.length === 0) return <EmptyShelf labels={labels} />;
  return (
    <SnapStrip label={articleText.gallery} look="wide" when="mobile">
      {shown.map((picture, index) => (
        <li key={picture.path} className={classNames(styles.tile, index === 0 && styles.wide)}>
          <Picture
            path={picture.path}
            widths={widths}
            sizes={index === 0 ? wide : half}
            alt={pictureAlt(picture, { name, colorName: colorNames.get(picture.colorId ?? 0), place: index + 1 })}
            width={picture.view === 'scene' ? 1200 : 800}
            height={picture.view === 'scene' ? 900 : 800}
            first={index === 0}
            fit={fills(picture) ? 'cover' : 'contain'}
            className={fills(picture) ? styles.filling : styles.standing}
          />
          {index === 0 && labels}
        </li>
      ))}
    </SnapStrip>
  );
}

/** The chain has sent no picture: the shelf stands there, and says so. */
function EmptyShelf({ labels }: Pick<GalleryProps, 'labels'>) {
  return (
    <div className={classNames(styles.tile, styles.empty)}>
      <p>{articleText.noPicture}</p>
      {labels}
    </div>
  );
}

function fills({ view }: ArticlePicture): boolean {
  return view === 'detail' || view === 'scene';
}
