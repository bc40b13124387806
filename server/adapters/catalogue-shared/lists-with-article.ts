import type { CatalogueArticleDetail, ListOf } from '../../ports/catalogue/catalogue-index.ts';

/** The lists an article stands in; none when it is hidden. */
export function listsWithArticle(article: CatalogueArticleDetail | null): ListOf[] {
  if (!article?.visibleOnWeb) return [];
  return [
    ...article.mainGroupIds.map((id) => `MainGroupID:${id}` as const),
    ...article.articleGroup2Ids.map((id) => `ArticleGroup2ID:${id}` as const),
    ...(article.articleGroup3Id === null ? [] : [`ArticleGroup3ID:${article.articleGroup3Id}` as const]),
    ...article.genderIds.map((id) => `GenderID:${id}` as const),
    ...article.productLineIds.map((id) => `ProductLineID:${id}` as const),
    ...article.colorGroupIds.map((id) => `ColorGroupID:${id}` as const),
    ...article.campaigns.flatMap(({ campaignId }) =>
      campaignId === null ? [] : [`CampaignID:${campaignId}` as const],
    ),
  ];
}
