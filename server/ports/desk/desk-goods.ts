import type { DeskArticle, GoodsRow } from '#contract/desk/goods/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';
import type { DeskInput } from '#contract/desk/schemas.ts';
import type { ArticleField, ArticleValues, FieldValue } from '#domain/goods/held-field.ts';
import type { Kroner } from '#domain/money/money.ts';
import type { PictureRecords } from '../content/picture-records.ts';

export type GoodsWish = DeskInput<'goods'>;
export type GoodsFilter = Omit<GoodsWish, 'after'>;

/** A price that was asked, of everybody or of members alone; until null: still. */
export interface AskedPrice {
  readonly price: Kroner;
  readonly isClub: boolean;
  readonly from: number;
  readonly until: number | null;
}

export type PriceProposal = NonNullable<DeskArticle['proposal']>;

export type ReadArticle = Omit<DeskArticle, 'price' | 'proposal' | 'traces'> & {
  readonly price: Kroner;
  readonly points: readonly { readonly from: number; readonly price: Kroner }[];
  readonly asked: readonly AskedPrice[];
};

export interface LockedArticle {
  readonly version: number;
  readonly values: ArticleValues;
  /** What the import said last of each field that is held. */
  readonly held: ReadonlyMap<ArticleField, FieldValue>;
  readonly price: Kroner;
}

/** The goods as the desk reads and writes them. What is written is held from then on, unless it is said otherwise. */
export interface DeskGoods {
  page(wish: GoodsWish): Promise<Page<GoodsRow>>;
  choices(): Promise<{
    readonly groups: { value: string; name: string; depth: number }[];
    readonly brands: { id: number; name: string }[];
    readonly genders: { id: number; name: string }[];
  }>;
  read(id: number): Promise<ReadArticle | null>;
  /** Until the transaction ends nobody else changes it. */
  lock(id: number): Promise<LockedArticle | null>;
  /** The article that has this address, or has had it. */
  slugOwner(slug: string): Promise<{ readonly id: number; readonly name: string } | null>;
  /** A slug that changes leads on. Gives the new version. */
  write(id: number, values: Partial<ArticleValues>): Promise<number>;
  /** `said`: what the import has said of it so far. One that is held already stays as it was. */
  hold(id: number, field: ArticleField, said: FieldValue, by: number | null): Promise<void>;
  letGo(id: number, field: ArticleField): Promise<void>;
  setPrice(id: number, price: Kroner): Promise<number>;
  /** Another price that waits for a yes or a no; null: none does. */
  proposal(id: number): Promise<PriceProposal | null>;
  propose(
    id: number,
    wish: { readonly from: number; readonly price: Kroner; readonly reason: string; readonly member: number | null },
  ): Promise<void>;
  decide(proposal: number, approved: boolean): Promise<void>;
  /** At most one more than `most`, by number. */
  ids(filter: GoodsFilter, most: number): Promise<readonly number[]>;
  /** Articles the finder of the palette knows by these words. */
  find(text: string, most: number): Promise<readonly Pick<GoodsRow, 'id' | 'articleNo' | 'name'>[]>;
  readonly pictures: Pick<PictureRecords, 'change' | 'find' | 'setLook' | 'ofArticle'>;
}
