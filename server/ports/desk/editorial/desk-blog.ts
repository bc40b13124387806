import type { PostFields, PostRow, PostState } from '#contract/desk/blog/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';

/** What an import says of a post, by the desk's names. The address is how it finds the post, and is not among them. */
export type HeldPostField = 'title' | 'lead' | 'body' | 'picture' | 'categories' | 'articles' | 'at';

export interface StoredPost {
  readonly id: number;
  readonly version: number;
  readonly draft: boolean;
  readonly publishedAt: number;
  /** The body as Markdown. */
  readonly fields: PostFields;
  /** Of what is held here, what the import said last, as it would stand in the field. */
  readonly said: Readonly<Partial<Record<HeldPostField, string>>>;
  /** The body of `said` as it came. */
  readonly saidHtml: string | null;
}

export interface WrittenPost {
  readonly title: string;
  readonly slug: string;
  readonly lead: string;
  /** Null: the body did not come from it. */
  readonly markdown: string | null;
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
  /** A draft under an address that nobody has; all of it is held. */
  make(title: string, slug: string, now: number): Promise<number>;
  /** Gives the version it has then. */
  write(id: number, post: WrittenPost): Promise<number>;
  /** From now on imports leave these alone; what they are now is what an import said. */
  hold(id: number, fields: readonly HeldPostField[]): Promise<void>;
  /** The import has them again. */
  letGo(id: number, fields: readonly HeldPostField[]): Promise<void>;
  /** Whether another post has the address. */
  isTaken(slug: string, except: number): Promise<boolean>;
  pictures(): Promise<string[]>;
  categories(): Promise<string[]>;
  unknownArticles(ids: readonly number[]): Promise<number[]>;
}
