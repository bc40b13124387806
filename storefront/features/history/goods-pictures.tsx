import { Picture } from '#storefront/components/picture/picture.tsx';
import styles from './history-list.module.css';

export interface GoodsPicturesProps {
  readonly lines: readonly { readonly EanNo: string; readonly Image: string | null }[];
}

const shown = 3;

/** A glimpse of the goods; they are named beside it. */
export function GoodsPictures({ lines }: GoodsPicturesProps) {
  return (
    <span className={styles.pictures} aria-hidden="true">
      {lines
        .slice(0, shown)
        .map(({ EanNo, Image }) =>
          Image === null ? null : (
            <Picture key={EanNo} path={Image} widths={[160]} sizes="56px" alt="" width={56} height={56} />
          ),
        )}
    </span>
  );
}
