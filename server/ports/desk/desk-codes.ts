import type { CodeRow, CodeState } from '#contract/desk/codes/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';

export type NewCode = Omit<CodeRow, 'id' | 'uses' | 'state'>;

export interface DeskCodes {
  /** `today`: the day in Norway. */
  page(
    wish: {
      readonly after?: string | undefined;
      readonly q?: string | undefined;
      readonly state?: CodeState | undefined;
    },
    today: string,
  ): Promise<Page<CodeRow>>;
  /** Locks it. */
  find(id: number, today: string): Promise<CodeRow | null>;
  /** Null: another has the name. */
  make(code: NewCode): Promise<number | null>;
  /** It was valid until the day before. */
  stop(id: number, yesterday: string): Promise<void>;
  resume(id: number): Promise<void>;
}
