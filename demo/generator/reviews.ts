import { sizeColorText } from '#domain/review/size-color.ts';
import { readJson } from '../read-json.ts';
import type { ArticlePlan } from './article-plan.ts';
import type { Row } from './article-rows.ts';
import type { DemoDay } from './demo-day.ts';
import { hasLooks } from './goods.ts';
import { type Random, randomFor } from './random.ts';
import type { Rank } from './ranks.ts';
import { variantsOf } from './variants.ts';

interface Snippet {
  readonly kind: string;
  readonly rating: number;
  /** -1 small, 0 true to size, 1 large (DEC-122). */
  readonly fit: number | null;
  readonly text: string;
  /** Only for articles with one of these in their name. */
  readonly words?: readonly string[];
  readonly for?: 'adults' | 'children';
}
type Mood = 'high' | 'mid' | 'low';

const drafts = readJson<{
  readonly snippets: readonly Snippet[];
  readonly more: Readonly<Record<Mood, readonly string[]>>;
  readonly replies: Readonly<Record<Mood, readonly string[]>>;
  readonly names: readonly string[];
}>('content/reviews.json');

/** The bestsellers have many, most articles have few: about 4,000 in all. */
function reviewCount(rank: number): number {
  return Math.round(1000 / (rank + 22));
}

/** Reviews of the ranked articles. They are invented and say so (`demo`), and none claims a purchase. */
export function reviewRows(plans: readonly ArticlePlan[], ranks: readonly Rank[], seed: string, day: DemoDay): Row[] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  return ranks.flatMap(({ articleId, qty }) => {
    const plan = byId.get(articleId);
    return plan ? reviewsOf(plan, reviewCount(qty), seed, day) : [];
  });
}

function reviewsOf(plan: ArticlePlan, count: number, seed: string, day: DemoDay): Row[] {
  const random = randomFor(seed, 'reviews', plan.id);
  const fitting = drafts.snippets.filter((snippet) => suits(snippet, plan));
  const variants = variantsOf(plan, seed);
  const quality = 0.55 + random.next() * 0.45;
  const written = new Set<string>();
  return Array.from({ length: count }, () => {
    const snippet = pickSnippet(fitting, ratingOf(quality, random), written, random);
    const variant = random.pick(variants);
    const anonymous = random.chance(0.12);
    const mood = moodOf(snippet.rating);
    const text = snippet.text.replace('{f}', variant.color.name.toLowerCase());
    const review = {
      article_id: plan.id,
      author_name: anonymous ? null : random.pick(drafts.names),
      rating: snippet.rating,
      content: random.chance(0.5) ? `${text} ${random.pick(drafts.more[mood])}` : text,
      true_to_size: hasFit(plan) && random.chance(0.8) ? snippet.fit : null,
      size_color: random.chance(0.75) && hasLooks(plan) ? sizeColorText(variant.sizeName, variant.color.name) : null,
      anonymous,
      approved: !random.chance(0.3),
      reply: random.chance(mood === 'high' ? 0.06 : 0.55) ? random.pick(drafts.replies[mood]) : null,
      verified_purchase: false,
      demo: true,
    };
    const daysAgo = random.int(1, 320);
    const created_at = day.at(-daysAgo, random.int(7, 22), random.int(0, 59));
    // Somebody has read what came before the last days.
    return { ...review, approved: review.approved || daysAgo > daysUnread, created_at };
  });
}

const daysUnread = 6;

/** The nearest rating there are words for, said with words that are not there yet, if there are any. */
function pickSnippet(fitting: readonly Snippet[], rating: number, written: Set<string>, random: Random): Snippet {
  const nearest = Math.min(...fitting.map((snippet) => Math.abs(snippet.rating - rating)));
  const near = fitting.filter((snippet) => Math.abs(snippet.rating - rating) === nearest);
  const fresh = near.filter(({ text }) => !written.has(text));
  const snippet = random.pick(fresh.length > 0 ? fresh : near);
  written.add(snippet.text);
  return snippet;
}

function ratingOf(quality: number, random: Random): number {
  return random.weighted([
    [quality * 60, 5],
    [28, 4],
    [(1 - quality) * 30 + 4, 3],
    [(1 - quality) * 16 + 1, 2],
    [(1 - quality) * 10 + 1, 1],
  ] as const);
}

function moodOf(rating: number): Mood {
  if (rating >= 4) return 'high';
  return rating === 3 ? 'mid' : 'low';
}

function suits(snippet: Snippet, plan: ArticlePlan): boolean {
  const child = plan.genderId === 4 || plan.genderId === 11;
  if ((snippet.for === 'adults' && child) || (snippet.for === 'children' && !child)) return false;
  const name = plan.name.toLowerCase();
  if (snippet.words && !snippet.words.some((word) => name.includes(word))) return false;
  return snippet.kind === 'generell'
    ? !hasFit(plan) && plan.group.main.id !== 10
    : kindsOf(plan).includes(snippet.kind);
}

/** Kinds of snippets by main group; what is said of a thing that none fits is general. */
const kinds: Readonly<Record<number, readonly string[]>> = {
  1: ['plagg'],
  2: ['sko'],
  3: ['ski', 'hjelm'],
  4: ['telt', 'sekk', 'sovepose'],
  5: ['sykkel', 'hjelm'],
  6: ['trening'],
  7: ['ball'],
  8: [],
  9: ['fiske'],
  10: ['mat'],
};

function kindsOf(plan: ArticlePlan): readonly string[] {
  const { main, subgroup } = plan.group;
  if (subgroup.id === 206) return [];
  // Words on skis and bicycles as such are for those, not for wax and bells.
  if (main.id === 3 && ![302, 303, 304, 305, 301].includes(subgroup.id)) return [];
  if (main.id === 5 && ![501, 502].includes(subgroup.id)) return [];
  const worn = main.id === 1 && plan.genderId === 4 ? ['barn'] : [];
  return [...(kinds[main.id] ?? []), ...worn];
}

/** Whether one can say that it is small or large. */
function hasFit(plan: ArticlePlan): boolean {
  return plan.group.main.id <= 2 && plan.group.subgroup.id !== 206;
}
