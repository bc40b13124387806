/** The chain's mark, as the page brought it. */
export function BrandMark({
  onDark,
  className,
}: {
  readonly onDark: boolean;
  readonly className?: string | undefined;
}) {
  const svg = document.getElementById(onDark ? 'brand-mark-neg' : 'brand-mark')?.innerHTML ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the chain's own drawing, checked when the shop started
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

export function chainName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content ?? '';
}
