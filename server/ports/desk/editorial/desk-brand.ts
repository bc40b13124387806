import type { BrandChanges } from '#contract/brand/brand-fields.ts';

/** What the office has changed of the shop's brand variant, over its files. */
export interface DeskBrandChanges {
  read(): Promise<StoredChanges>;
  /** As `read`; whoever else changes it waits. */
  lock(): Promise<StoredChanges>;
  write(changes: BrandChanges): Promise<number>;
  /** Fields that `npm run settings` has set, over the files and below what the office changes. */
  settings(): Promise<BrandChanges>;
  /** Categories of the first depth, as the menu has them. */
  categories(): Promise<readonly { readonly id: number; readonly name: string }[]>;
}

export interface StoredChanges {
  readonly changes: BrandChanges;
  readonly edition: number;
}
