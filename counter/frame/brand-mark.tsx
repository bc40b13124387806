/** The chain's mark, as the page brought it; the shop's name stands beside it or in its label. */
export function BrandMark({
  className,
  onDark = false,
}: {
  readonly className?: string | undefined;
  /** On the dark rail the dark parts of a mark are light, and its warm ones warmer. */
  readonly onDark?: boolean;
}) {
  const svg = document.getElementById(onDark ? 'brand-mark-neg' : 'brand-mark')?.innerHTML ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the chain's own drawing, checked when the shop started
  return <span className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
