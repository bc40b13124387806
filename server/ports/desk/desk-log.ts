import type { AuditEntry } from '#contract/desk/log/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { DeskActor } from './desk-actor.ts';

export interface LogWish {
  readonly after?: string | undefined;
  readonly who?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly q?: string | undefined;
  /** Instants; `to` is not in it any more. */
  readonly from: number | null;
  readonly to: number | null;
  /** Only what this member of the staff did; null: everything. */
  readonly onlyOf: number | null;
  /** Actions that can be taken back at all: of these it is looked up whether anybody has changed the same since. */
  readonly undoable: readonly string[];
}

export interface NewEntry {
  readonly action: string;
  readonly subject: string;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  readonly reason?: string | undefined;
  readonly shop?: ShopId | undefined;
  /** The entry this one takes back. */
  readonly undoes?: number | undefined;
}

/** An entry, and what became of what it changed. */
export interface FollowedEntry {
  readonly entry: AuditEntry;
  readonly undone: boolean;
  /** Who has changed the same fields since; null: nobody. */
  readonly changedBy: string | null;
}

/** The audit log, as the desk writes and reads it. */
export interface DeskLog {
  /** Gives its number. */
  write(actor: DeskActor, entry: NewEntry): Promise<number>;
  page(wish: LogWish): Promise<Page<FollowedEntry>>;
  /** Null: there is none with one of these actions. */
  entry(id: number, undoable: readonly string[]): Promise<FollowedEntry | null>;
  /** What was done to a thing, the newest first. */
  of(subject: string, most: number, undoable: readonly string[]): Promise<readonly FollowedEntry[]>;
  choices(onlyOf: number | null): Promise<{
    readonly people: { id: number; name: string }[];
    readonly actors: string[];
    readonly actions: string[];
  }>;
  /** Who changed a thing last, and when. */
  lastChange(subject: string): Promise<{ readonly by: string; readonly at: number } | null>;
}
