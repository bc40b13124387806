import type { CSSProperties } from 'react';
import { type Photo, readPhotoPath } from '#domain/picture/photo-path.ts';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import { focusStyle, type PictureWidth, photoSources, pictureSources } from './picture-sources.ts';

export interface PictureProps {
  /** Without width and ending: the file is `{path}-{width}.webp`. A path with an ending is taken as it is. */
  readonly path: string;
  /** Those worth choosing from, smallest first. */
  readonly widths: readonly PictureWidth[];
  /** How wide it is shown, by window width, as in CSS. */
  readonly sizes: string;
  /** Empty when the words beside it say as much. */
  readonly alt: string;
  /** The picture's own proportions; its box is left free while it loads. */
  readonly width: number;
  readonly height: number;
  /** `cover` fills its box, `contain` stands in it. */
  readonly fit?: 'cover' | 'contain';
  /** Seen at once on arrival: loaded first. The others wait until they are near. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/**
 * A photograph is offered as AVIF and WebP, with a JPEG for the rest, and says itself how it stands in its box: a cut-out on the
 * box's own ground, which its white paper takes the tone of; any other fills the box around what must be seen.
 */
export function Picture(props: PictureProps) {
  const { path, widths, sizes } = props;
  const photo = readPhotoPath(path);
  if (photo === null) return <Image {...props} {...pictureSources(path, widths)} />;
  return (
    <picture className={styles.photo}>
      <source type="image/avif" srcSet={photoSources(photo, widths, 'avif').srcSet} sizes={sizes} />
      <source type="image/webp" srcSet={photoSources(photo, widths, 'webp').srcSet} sizes={sizes} />
      <Image {...props} src={photoSources(photo, widths, 'jpg').src} srcSet={undefined} photo={photo} />
    </picture>
  );
}

interface ImageProps extends PictureProps {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly photo?: Photo;
}

function Image({
  path,
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  photo,
  fit = 'contain',
  first = false,
  className,
}: ImageProps) {
  const shape: CSSProperties = {
    aspectRatio: `${width} / ${height}`,
    ...focusStyle(path),
  };
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
      data-look={photo?.look}
      className={classNames(styles.picture, styles[fit], photo && styles[photo.look], className)}
      style={shape}
    />
  );
}
