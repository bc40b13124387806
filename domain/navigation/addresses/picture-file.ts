/** The one file of a picture for those who cannot choose a width or a format: search engines, feeds, other people's pages. */
export function pictureFile(path: string, origin: string): string {
  return `${origin}${path}-960.webp`;
}
