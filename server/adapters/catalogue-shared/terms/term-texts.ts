import type { SurfaceForms } from './surface-forms.ts';

/** The spellings that stand in the texts, by number. */
export interface TermTexts {
  readonly texts: readonly string[];
  readonly folds: readonly string[];
  readonly stems: readonly string[];
  readonly surfaceForms: SurfaceForms;
}

/** In how many documents each term stands, and in how many of them it says what the article is. */
export interface TermCounts {
  readonly all: Uint32Array;
  readonly identifying: Uint32Array;
}
