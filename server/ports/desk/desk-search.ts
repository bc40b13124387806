import type { Page } from '#contract/desk/paging.ts';
import type { PinRow, StopWordRow, SynonymRow } from '#contract/desk/search/schemas.ts';

export interface ListWish {
  readonly after?: string | undefined;
  readonly q?: string | undefined;
}

/** A query over some days, as the chain may see it. */
export interface CountedSearch {
  readonly query: string;
  readonly searches: number;
  readonly hits: number;
  readonly clicks: number;
  /** Mean place of what was followed; null when nothing was. */
  readonly position: number | null;
  /** Searches by day, today last. */
  readonly series: readonly number[];
}

export interface SearchFigures {
  readonly searches: number;
  readonly clicks: number;
  /** Searches that found nothing; and of as many days before. */
  readonly unfound: number;
  readonly before: { readonly searches: number; readonly unfound: number };
  /** Mean place of all that was followed; null when nothing was. */
  readonly position: number | null;
  readonly nothingFound: readonly CountedSearch[];
  readonly fewClicks: readonly CountedSearch[];
  readonly most: readonly CountedSearch[];
}

/** What a pin says, beside its key. */
export type PinValues = Pick<PinRow, 'position' | 'until'>;
type Versioned<Values> = Values & { readonly version: number };

/** How the chain steers its search; the same rows as the import's. What is taken back stays as a row that says nothing. */
export interface DeskSearch {
  report(days: number, most: number): Promise<SearchFigures>;
  counts(): Promise<{ readonly synonyms: number; readonly stopWords: number; readonly pins: number }>;
  words(): Promise<{
    readonly synonyms: readonly Omit<SynonymRow, 'version'>[];
    readonly stopWords: readonly string[];
  }>;
  synonyms(wish: ListWish): Promise<Page<SynonymRow>>;
  stopWords(wish: ListWish): Promise<Page<StopWordRow>>;
  /** `today`: the day in Norway. */
  pins(wish: ListWish, today: string): Promise<Page<PinRow>>;
  pin(query: string, articleId: number, today: string): Promise<PinRow | null>;
  pinsOf(query: string): Promise<readonly Versioned<PinValues & { readonly articleId: number }>[]>;
  /** These lock what they find. */
  lockSynonym(word: string): Promise<SynonymRow | null>;
  lockStopWord(word: string): Promise<(StopWordRow & { readonly active: boolean }) | null>;
  lockPin(query: string, articleId: number): Promise<Versioned<PinValues> | null>;
  /** Gives the new version. */
  writeSynonym(synonym: Omit<SynonymRow, 'version'>): Promise<number>;
  writeStopWord(word: string, active: boolean): Promise<number>;
  /** False: there is no such article. */
  writePin(query: string, articleId: number, values: PinValues): Promise<boolean>;
  removePin(query: string, articleId: number): Promise<void>;
}
