import { Picture } from '#ui/components/picture/picture.tsx';
import styles from './goods-pictures.module.css';

export interface GoodsPicturesProps {
  readonly lines: readonly { readonly EanNo: string; readonly Image: string | null }[];
}

const shown = 3;

/** A glimpse of the goods; they are named beside it. */
export function GoodsPictures({ lines }: GoodsPicturesProps) {
  const pictured = lines.slice(0, lines.length > shown ? shown - 1 : shown);
  const hidden = lines.length - pictured.length;
  return (
    <span className={styles.pictures} aria-hidden="true">
      {pictured.map(({ EanNo, Image }) =>
        Image === null ? null : (
          <Picture key={EanNo} path={Image} widths={[160]} sizes="56px" alt="" width={56} height={56} />
        ),
      )}
      {hidden > 0 && <span className={styles.more}>+{hidden}</span>}
    </span>
  );
}
