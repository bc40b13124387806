import type { Area } from '../screen-route.ts';

const list = {
  chunk: 'storefront/screens/list/list-screen.tsx',
  screen: async () => (await import('../../screens/list/list-screen.tsx')).ListScreen,
};

/** Lists and the article page. */
export const goodsArea = {
  product: {
    chunk: 'storefront/screens/article/article-screen.tsx',
    screen: async () => (await import('../../screens/article/article-screen.tsx')).ArticleScreen,
    load: async () => (await import('../../screens/article/load-article.ts')).loadArticle,
  },
  category: { ...list, load: async () => (await import('../../lists/load-category.ts')).loadCategory },
  gender: { ...list, load: async () => (await import('../../lists/load-gender.ts')).loadGender },
  search: {
    chunk: 'storefront/screens/list/search-screen.tsx',
    screen: async () => (await import('../../screens/list/search-screen.tsx')).SearchScreen,
    load: async () => (await import('../../lists/load-search.ts')).loadSearch,
  },
  utvalg: { ...list, load: async () => (await import('../../lists/load-utvalg.ts')).loadUtvalg },
  bestsellers: { ...list, load: async () => (await import('../../lists/load-bestsellers.ts')).loadBestsellers },
  productLine: { ...list, load: async () => (await import('../../lists/load-product-line.ts')).loadProductLine },
  colorgroup: { ...list, load: async () => (await import('../../lists/load-colorgroup.ts')).loadColorgroup },
  campaign: { ...list, load: async () => (await import('../../lists/load-campaign.ts')).loadCampaign },
} satisfies Area;
