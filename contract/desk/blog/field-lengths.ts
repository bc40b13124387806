/** What is written of a post, and how long each may be. Categories are names and articles numbers, with commas between them. */
export const postFieldLengths = {
  title: 200,
  slug: 100,
  lead: 500,
  body: 100_000,
  picture: 500,
  alt: 140,
  categories: 300,
  articles: 200,
} as const;
