import type { ArticlePlan } from '../generator/article-plan.ts';
import type { Row } from '../generator/article-rows.ts';
import type { DemoDay } from '../generator/demo-day.ts';
import { bestOfGroup } from './best-of-group.ts';

const headlamps = 40501;

/** What the office of the demo has said of its search. */
export function searchSteeringRows(plans: readonly ArticlePlan[], day: DemoDay): Record<string, Row[]> {
  const [first, second] = bestOfGroup(plans, headlamps, 2);
  const pin = (article: ArticlePlan | undefined, more: Row) =>
    article === undefined ? [] : [{ query: 'hodelykt', article_id: article.id, ...more }];
  return {
    search_synonyms: [
      { word: 'turmeis', words: ['tursekk'], both_ways: false },
      { word: 'regntøy unge', words: ['regnsett'], both_ways: false },
      { word: 'lykteband', words: ['hodelykt'], both_ways: true },
    ],
    search_stop_words: [
      { word: 'superfin', active: true },
      { word: 'hjemlevert', active: true },
    ],
    search_pins: [
      ...pin(first, { position: 1, buried: false, until: day.isoDate(30) }),
      ...pin(second, { position: null, buried: true, until: day.isoDate(-3) }),
    ],
  };
}
