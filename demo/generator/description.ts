import { showsHood } from '../illustrations/core/hood.ts';
import { typeFor } from '../illustrations/groups.ts';
import type { ArticlePlan } from './article-plan.ts';
import { closingWords, fitWords } from './catalogue.ts';
import type { Random } from './random.ts';
import { fill, forName, nearestForName } from './text-template.ts';
import { wornOn } from './worn-on.ts';

/** Intro, two points, often how it sits or what it is for, and now and then a word more. */
export function describe(plan: ArticlePlan, random: Random): string {
  const { group, name, values } = plan;
  const points = random.shuffle(group.points.flatMap((point) => forName(point, name) ?? [])).slice(0, 2);
  const fits = fitWordsFor(plan);
  const sentences = [
    random.pick(nearestForName(group.intro, name)),
    ...points,
    ...(random.chance(0.5) ? some(fits, random) : []),
    ...(random.chance(0.6) || points.length < 2
      ? some(
          group.subgroup.uses.flatMap((use) => forName(use, name) ?? []),
          random,
        )
      : []),
    ...(random.chance(0.12) ? some(closingWords[group.main.id] ?? [], random) : []),
  ];
  return tied(sentences.map((sentence) => fill(sentence, values, random)).join(' '));
}

/** Words on how it sits on those it is made for; unisex goods and what is not worn need none. */
function fitWordsFor({ group, genderId }: ArticlePlan): readonly string[] {
  const part = wornOn(group);
  return part === null ? [] : (fitWords[part][genderId] ?? []);
}

/** One of them, if there is any. */
function some(texts: readonly string[], random: Random): readonly string[] {
  return texts.length > 0 ? [random.pick(texts)] : [];
}

export interface TechnicalText {
  readonly text: string;
  /** What it is made of, which the text tells too. */
  readonly material: string | null;
}

/** The facts, and what it is made of. */
export function technicalText(plan: ArticlePlan, random: Random): TechnicalText {
  const { group, name, values } = plan;
  const [facts = ''] = nearestForName(group.tech, name);
  const [material] = nearestForName(group.materials, name);
  const text = withHood(plan, fill(facts, values, random));
  if (!material) return { text: tied(text), material: null };
  const made = fill(material, values, random).replace(/\.$/, '');
  const told = /^\p{L}+:/u.test(made) ? `${text} ${made}.` : `${text} Materiale: ${made}.`;
  return { text: tied(told), material: made };
}

/** What the picture shows is said, so that who wants a jacket without a hood finds none that is drawn with one. */
function withHood({ group, name, genderId }: ArticlePlan, facts: string): string {
  const drawing = typeFor(group.id, genderId, name);
  const isSaid = /hett[ea]/i.test(`${name} ${facts}`);
  return drawing === undefined || isSaid || !showsHood(drawing.type, drawing.variant) ? facts : `${facts} Med hette.`;
}

/** '10 000' stays on one line. */
function tied(text: string): string {
  return text.replace(/(\d) (\d{3})(?!\d)/g, '$1\u00a0$2');
}
