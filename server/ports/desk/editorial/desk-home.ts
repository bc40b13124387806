import type { HomeVersion } from '#contract/desk/home/schemas.ts';
import type { HomeFile } from '#contract/home-file.ts';

export interface StoredVersion {
  readonly id: number;
  readonly version: number;
  readonly page: HomeFile;
  readonly changedAt: number;
  readonly publishAt: number | null;
  readonly publishedAt: number | null;
}

/** Drafts and versions of the home page of the shop's brand variant. */
export interface DeskHome {
  /** A lock, so that changes of the home page are made one after the other, from wherever they come. */
  lock(): Promise<void>;
  live(): Promise<HomeFile>;
  draft(): Promise<StoredVersion | null>;
  find(id: number): Promise<StoredVersion | null>;
  versions(): Promise<HomeVersion[]>;
  make(page: HomeFile, member: number | null): Promise<number>;
  save(id: number, page: HomeFile): Promise<void>;
  discard(id: number): Promise<void>;
  schedule(id: number, at: number | null, backAt: number | null): Promise<void>;
  /** What is live is stored as a version, and this one takes its place. */
  publish(id: number, now: number, backAt: number | null): Promise<void>;
  unknownArticles(ids: readonly number[]): Promise<number[]>;
}
