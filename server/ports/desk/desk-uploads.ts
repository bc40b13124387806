import type { UploadRecord, UploadWork } from '#contract/desk/imports/schemas.ts';

/** What is known of files that were brought. */
export interface DeskUploads {
  make(file: { readonly name: string; readonly size: number; readonly member: number | null }): Promise<number>;
  find(id: number): Promise<UploadRecord | null>;
  /** Locks it until the transaction ends. */
  lock(id: number): Promise<UploadRecord | null>;
  write(id: number, work: UploadWork): Promise<void>;
  forget(id: number): Promise<void>;
  /** Tried, and neither taken nor left. */
  waiting(): Promise<UploadRecord[]>;
  /** Uploads with bad lines, and runs of the last day that failed: what somebody should look at. */
  failed(now: number): Promise<number>;
  staffNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** Where their bytes lie. */
export interface UploadFiles {
  pathOf(upload: { readonly id: number; readonly fileName: string }): string;
  badLinesOf(upload: { readonly id: number; readonly fileName: string }): string;
  /** False: a piece before it is missing. */
  append(file: string, offset: number, bytes: Uint8Array): Promise<boolean>;
  sizeOf(file: string): Promise<number>;
  /** The heading, and these lines as they stand. */
  lines(
    file: string,
    numbers: readonly number[],
  ): Promise<{ readonly heading: string; readonly lines: ReadonlyMap<number, string> }>;
  /** Writes other text on some lines. */
  replace(file: string, lines: ReadonlyMap<number, string>): Promise<void>;
  remove(upload: { readonly id: number; readonly fileName: string }): Promise<void>;
  content(file: string): Promise<string | null>;
}

export type WriteWork = (id: number, work: UploadWork) => Promise<void>;
