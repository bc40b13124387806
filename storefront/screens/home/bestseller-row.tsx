import { homeText } from '#content/nb/home.ts';
import type { Article } from '#domain/article/article.ts';

export function BestsellerRow({ articles }: { articles: readonly Article[] }) {
  return articles.length === 0 ? null : <h2>{homeText.bestsellers}</h2>;
}
