/** The chain's name, as the page brought it. */
export function chainName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content ?? '';
}
