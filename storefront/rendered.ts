import type { ShopApi } from '#contract/shop-api.ts';

/** Stands for the shop's own address in what is rendered while nobody has said it (PUBLIC_URL). */
export const unknownOrigin = 'http://shop.invalid';

/** What the server gives to and gets from rendering; kept free of React so that the server can know it. */
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
