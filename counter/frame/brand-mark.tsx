import type { BrandVariantName } from '#brands/brand.ts';
import nordvarde from '#brands/nordvarde/mark.svg?raw';
import stabel from '#brands/stabel/mark.svg?raw';
import tumle from '#brands/tumle/mark.svg?raw';

const marks: Readonly<Record<BrandVariantName, string>> = { nordvarde, stabel, tumle };

/** On the dark rail the dark parts of a mark are light, and its warm ones warmer. */
const light: Readonly<Record<string, string>> = {
  '#0f4c5a': '#f2f6f3',
  '#c0431a': '#ff9a66',
  '#c2154d': '#fff1f4',
};

export function brandName(): BrandVariantName {
  const theme = document.documentElement.dataset.theme;
  return theme !== undefined && theme in marks ? (theme as BrandVariantName) : 'nordvarde';
}

/** The chain's mark; the shop's name stands beside it or in its label. */
export function BrandMark({
  className,
  onDark = false,
}: {
  readonly className?: string | undefined;
  readonly onDark?: boolean;
}) {
  const drawing = marks[brandName()];
  const svg = onDark ? drawing.replace(/#[0-9a-f]{6}/g, (colour) => light[colour] ?? colour) : drawing;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, put in when the app was built
  return <span className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
