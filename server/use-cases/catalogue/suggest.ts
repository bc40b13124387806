import type { Answer } from '#contract/shop-api.ts';
import { normaliseQuery } from '#domain/navigation/addresses/search-path.ts';
import { type CategoryTrail, type CategoryTree, categoryPath } from '#domain/navigation/category-tree.ts';
import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import { asListed, type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { CategorySuggestion } from '#server/ports/catalogue/catalogue-index.ts';
import { done, type Result } from '#server/ports/result.ts';
import type { CatalogueRecords } from './catalogue-records.ts';
import { type LinkedShop, suggestedPages } from './search-pages.ts';

export interface Guide {
  readonly title: string;
  readonly path: string;
}

const most = 6;

/** What suggestions are made of beside the catalogue. */
export interface SuggestionSources {
  readonly tree: CategoryTree;
  readonly guides: readonly Guide[];
  readonly shops: readonly LinkedShop[];
  /** What the chain's own words stand for. */
  readonly chain: ChainWords;
}

/** While the shopper types: whole queries that have hits, articles, categories, guides and other pages. */
export async function suggest(
  reader: CatalogueRecords,
  { tree, guides, shops, chain }: SuggestionSources,
  { query }: { query: string },
): Promise<Result<Tagged<Answer<'suggestions'>>, never>> {
  const text = normaliseQuery(query);
  if (text === '') return done(tagged({ completions: [], articles: [], categories: [], guides: [], pages: [] }, []));
  const found = await reader.index.suggest(text, most, chain);
  const pages = suggestedPages(text, shops);
  // Who asks for a page is not shown what merely has the same letters in it.
  const isForPage = pages.length > 0 && found.completions.length === 0;
  const suggested = {
    pages,
    completions: [...found.completions],
    articles: isForPage ? [] : await reader.records(found.articleIds),
    categories: found.categories.flatMap((category) => describe(category, tree)),
    guides: guides.filter(({ title }) => title.toLocaleLowerCase('nb').includes(text)).slice(0, 3),
  };
  return done(tagged(suggested, ['any', ...asListed(found.articleIds)]));
}

function describe({ level, id, count }: CategorySuggestion, tree: CategoryTree) {
  const trail = findTrail(tree, level, id);
  return trail === null
    ? []
    : [{ name: trail.map((node) => node.title).join(' / '), path: categoryPath(trail), count }];
}

function findTrail(tree: CategoryTree, level: CategorySuggestion['level'], id: number): CategoryTrail | null {
  for (const main of tree) {
    if (level === 'MainGroupID' && main.id === id) return [main];
    for (const sub of main.children) {
      if (level === 'ArticleGroup2ID' && sub.id === id) return [main, sub];
      const group = level === 'ArticleGroup3ID' ? sub.children.find((child) => child.id === id) : undefined;
      if (group !== undefined) return [main, sub, group];
    }
  }
  return null;
}
