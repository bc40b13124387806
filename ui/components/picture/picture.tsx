import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import { type PictureWidth, pictureSources } from './picture-sources.ts';

export interface PictureProps {
  /** Without width and ending: the file is `{path}-{width}.webp`. A path with an ending is taken as it is. */
  readonly path: string;
  /** Those worth choosing from, smallest first. */
  readonly widths: readonly PictureWidth[];
  /** How wide it is shown, by window width, as in CSS. */
  readonly sizes: string;
  /** Empty when the words beside it say as much. */
  readonly alt: string;
  /** The picture's own proportions; its box is kept free while it loads. */
  readonly width: number;
  readonly height: number;
  /** `cover` fills its box, `contain` stands in it. */
  readonly fit?: 'cover' | 'contain';
  /** Seen at once on arrival: loaded first. The others wait until they are near. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

export function Picture({
  path,
  widths,
  sizes,
  alt,
  width,
  height,
  fit = 'contain',
  first = false,
  className,
}: PictureProps) {
  const { src, srcSet } = pictureSources(path, widths);
  const ratio: CSSProperties = { aspectRatio: `${width} / ${height}` };
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      className={classNames(styles.picture, styles[fit], className)}
      style={ratio}
    />
  );
}
