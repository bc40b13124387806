/** What a post of the blog is written in, and what is shown of it. */
export interface PostText {
  /** Sanitised HTML, and where the text leads, those links that were left out included. */
  render(markdown: string): { readonly html: string; readonly links: readonly string[] };
}
