import type { BroughtDrawing } from '#contract/brand/brand-fields.ts';
import type { Result } from '../result.ts';

export interface StoredDrawing {
  /** Null: it was brought in pixels. */
  readonly svg: string | null;
  readonly png: Buffer;
}

/** Drawings of the brand that the office brought, by their hash. */
export interface BrandDrawings {
  find(hash: string): Promise<StoredDrawing | null>;
  store(drawing: BroughtDrawing & StoredDrawing): Promise<void>;
}

export interface DrawingRefusal {
  readonly reason: 'not-a-drawing' | 'too-small';
}

/** Makes of what somebody brings what may stand in pages: shapes alone, or pixels without anything beside them. */
export interface DrawingCleaner {
  clean(bytes: Buffer): Promise<Result<BroughtDrawing & StoredDrawing, DrawingRefusal>>;
}
