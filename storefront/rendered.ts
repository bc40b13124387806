import type { ShopApi } from '#contract/shop-api.ts';

/** Placeholder origin for rendering while PUBLIC_URL is not set. */
export const unknownOrigin = 'http://shop.invalid';

/** Input and output of rendering. Free of React, so that the server can import the types. */
export interface RenderInput {
  /** Absolute address of the page, below PUBLIC_URL or `unknownOrigin`; loaders see path and query, never a visitor. */
  readonly url: string;
  readonly api: ShopApi;
}

export type Rendered = { readonly kind: 'redirect'; readonly status: number; readonly location: string } | RenderedPage;

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  /** What React hoists: title, description, canonical … */
  readonly head: string;
  readonly body: string;
  readonly state: PageState;
  /** Source files of the screens shown, for preloading their chunks. */
  readonly chunks: readonly string[];
}

/** Loader data and errors by route, for hydration. */
export interface PageState {
  /** Ids of the routes shown, the outermost first. */
  readonly matched: readonly string[];
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}
