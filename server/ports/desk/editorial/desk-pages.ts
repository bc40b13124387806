import type { PageFields, PageVersion } from '../../content/pages.ts';

export interface ListedPageVersion {
  readonly id: number;
  readonly held: boolean;
  readonly at: number;
  readonly by: string | null;
}

/** Texts of the pages of the shop's brand variant. */
export interface DeskPages {
  /** A lock, so that changes of a page are made one after the other. */
  lock(slug: string): Promise<void>;
  /** The newest of each page that has one, and when it came. */
  newest(): Promise<ReadonlyMap<string, PageVersion & { readonly at: number; readonly by: string | null }>>;
  versions(slug: string): Promise<ListedPageVersion[]>;
  find(slug: string, id: number): Promise<PageFields | null>;
  write(version: {
    readonly slug: string;
    readonly fields: PageFields;
    readonly held: boolean;
    readonly by: number | null;
    readonly now: number;
  }): Promise<number>;
  /** Those of the addresses of articles that none has or had. */
  unknownArticles(slugs: readonly string[]): Promise<string[]>;
}
