import type { PostFields, PostRow, PostState } from '#contract/desk/blog/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';

export interface StoredPost {
  readonly id: number;
  readonly version: number;
  readonly draft: boolean;
  readonly publishedAt: number;
  /** The body as Markdown. */
  readonly fields: PostFields;
}

export interface WrittenPost {
  readonly title: string;
  readonly slug: string;
  readonly lead: string;
  readonly markdown: string;
  readonly html: string;
  readonly picture: string | null;
  readonly alt: string;
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  readonly articles: readonly number[];
  readonly draft: boolean;
  readonly publishedAt: number;
}

export interface DeskBlog {
  page(state: PostState | undefined, after: string | undefined, now: number): Promise<Page<PostRow>>;
  find(id: number): Promise<StoredPost | null>;
  /** As find; whoever else changes it waits. */
  lock(id: number): Promise<StoredPost | null>;
  /** A draft under an address that nobody has. */
  make(title: string, slug: string, now: number): Promise<number>;
  /** Gives the version it has then. */
  write(id: number, post: WrittenPost): Promise<number>;
  /** Whether another post has the address. */
  isTaken(slug: string, except: number): Promise<boolean>;
  pictures(): Promise<string[]>;
  categories(): Promise<string[]>;
  unknownArticles(ids: readonly number[]): Promise<number[]>;
}
