import { articleText } from '#content/nb/article.ts';
import { compareText } from '#content/nb/compare.ts';
import { descriptionParts } from '#domain/article/description-parts.ts';
import { careInstructions } from '../../features/care/care-instructions.ts';
import { fitSentence } from '../../features/reviews/fit.ts';
import { technicalFacts } from '../article/facts/technical-facts.ts';
import type { ComparedArticle } from './load-compare.ts';

/** One property of all the articles, in their order. */
export interface CompareRow {
  readonly label: string;
  /** What there is to say of each; none where nothing is known. */
  readonly values: readonly (readonly string[])[];
  /** Which of them stand out: those that do not say what most say. */
  readonly odd: readonly boolean[];
}

const text = compareText.rows;

/** What can be said in words of the articles, row by row. A row that says nothing of any of them is left out. */
export function compareRows(articles: readonly ComparedArticle[]): readonly CompareRow[] {
  const facts = articles.map(({ techDescription }) => technicalFacts(techDescription ?? ''));
  const terms = [...new Set(facts.flatMap(({ pairs }) => pairs.map(({ term }) => term)))];
  const row = (label: string, valuesOf: (article: ComparedArticle, at: number) => readonly string[]) =>
    rowOf(label, articles.map(valuesOf));
  return [
    row(text.description, ({ description }) => [shortOf(description)]),
    row(text.productLine, ({ productLine }) => [productLine]),
    row(text.group, ({ group }) => [group]),
    row(text.gender, ({ gender }) => [gender]),
    row(text.colors, ({ colors }) => [colors.join(', ')]),
    row(text.sizes, ({ sizes }) => [sizes.join(', ')]),
    row(text.fit, ({ trueToSizeCounts }) => [fitSentence(trueToSizeCounts) ?? '']),
    ...terms.map((term) => row(term, (_, at) => [facts[at]?.pairs.find((pair) => pair.term === term)?.value ?? ''])),
    row(text.more, (_, at) => facts[at]?.notes ?? []),
    row(text.care, ({ washLabel, careLabel }) => [
      ...careInstructions(washLabel ?? '').map(({ words }) => words),
      careLabel ?? '',
    ]),
    row(text.ways, (article) => [waysOf(article)]),
  ].filter(({ values }) => values.some((said) => said.length > 0));
}

function rowOf(label: string, given: readonly (readonly string[])[]): CompareRow {
  const values = given.map((said) => said.filter((words) => words !== ''));
  return { label, values, odd: differingRows(values) };
}

/** Which values stand out from what most have in common; all of them where no two are alike, none where all are. */
export function differingRows(values: readonly unknown[]): readonly boolean[] {
  const said = values.map((value) => JSON.stringify(value));
  const times = said.map((words) => said.filter((other) => other === words).length);
  const most = Math.max(...times);
  return times.map((count) => count < most || (most < said.length && times.every((other) => other === most)));
}

function shortOf(description: string): string {
  const { headline, rest } = descriptionParts(description);
  return headline ?? rest;
}

function waysOf({ onlyCC, canPurchase }: ComparedArticle): string {
  if (!canPurchase) return articleText.onlyReserve;
  return onlyCC ? articleText.onlyCollect : text.collectAndDeliver;
}
