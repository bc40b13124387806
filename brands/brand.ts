import type { BrandChanges } from '#contract/brand/brand-fields.ts';
import type { BrandFile } from '#contract/brand/brand-file.ts';
import type { BrandTexts } from '#contract/brand/brand-texts.ts';
import type { HomeFile } from '#contract/home-file.ts';

/**
 * A brand variant: one chain's face on the same storefront build (GEN-28, DEC-132). It is a folder of data and no code;
 * docs/brands.md says what may stand in it.
 */
export interface BrandVariant extends BrandFile {
  /** The value of the brand-name setting, the name of its folder and the value of `data-theme`. */
  readonly name: string;
  /** Where its drawings, texts and pages are, its own first. */
  readonly folders: readonly string[];
  /** Of its `texts.json`, over those it is based on. */
  readonly texts: BrandTexts;
  /** Of its `home.json`: the front page until one is published (npm run home). */
  readonly home: HomeFile | null;
  /** What the office has changed of it, which is in the values above already (docs/brands.md). */
  readonly changes: BrandChanges;
  /** Rises with every change of the office's; 0: the files alone. */
  readonly edition: number;
}
