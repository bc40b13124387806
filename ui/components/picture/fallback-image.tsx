import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';

export interface FallbackImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt'> {
  readonly src: string;
  /** Shown in the same box when the first one cannot be loaded. */
  readonly fallbackSrc: string;
  readonly alt: string;
}

/** UI-23. What failed before hydration fires no event any more, so it is also looked at after mounting (TRAP-42). */
export function FallbackImage({ src, fallbackSrc, alt, ...rest }: FallbackImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <img
      {...rest}
      ref={image}
      src={failed ? fallbackSrc : src}
      alt={alt}
      onError={() => {
        if (!failed) setFailed(true);
      }}
    />
  );
}
