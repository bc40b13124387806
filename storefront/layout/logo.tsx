import { FallbackImage } from '#ui/components/picture/fallback-image.tsx';
import { useFrame } from './use-frame.ts';

export interface LogoProps {
  /** `header` is the tenant's own, `footer` the one for dark ground. */
  readonly place: 'header' | 'footer';
  readonly alt: string;
  readonly className?: string | undefined;
}

/** The svg, or the png in the same box where that cannot be had (UI-23). */
export function Logo({ place, alt, className }: LogoProps) {
  const { tenant, brand } = useFrame();
  const negative = `/logo/${tenant.brand_name}/logo-neg`;
  const { drawing, pixels } =
    place === 'header'
      ? { drawing: tenant.logo_svg, pixels: tenant.logo_png }
      : (brand.logo_neg ?? { drawing: `${negative}.svg`, pixels: `${negative}.png` });
  return (
    <FallbackImage
      loading={place === 'footer' ? 'lazy' : 'eager'}
      src={drawing}
      fallbackSrc={pixels}
      alt={alt}
      width={brand.logo_width}
      height={brand.logo_height}
      className={className}
    />
  );
}
