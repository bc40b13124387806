import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { JudgedSearch } from '#server/ports/catalogue/judged-searches.ts';
import { judgeOf } from '#tests/search-quality/judge.ts';
import { misspelled, wellSpelled } from '#tests/search-quality/queries.ts';

/** The judged queries of the demo's catalogue (docs/search-quality.md), for drafts of synonyms to be tried on. */
export async function judgedSearches(index: Catalogue): Promise<readonly JudgedSearch[]> {
  const judge = await judgeOf(index);
  return Object.values({ ...wellSpelled, ...misspelled })
    .flat()
    .map((query) => ({
      text: query.text,
      precision: (articleIds) => {
        const grades = judge(query);
        const least = [...grades.values()].some((grade) => grade >= 2) ? 2 : 1;
        const right = articleIds.filter((id) => (grades.get(id) ?? 0) >= least).length;
        if (grades.size === 0) return null;
        return articleIds.length === 0 ? 0 : right / articleIds.length;
      },
    }));
}
