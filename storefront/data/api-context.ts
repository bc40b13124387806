import { createContext, type RouterContextProvider } from 'react-router';
import type { ShopApi } from '#contract/shop-api.ts';

/** The ShopApi that loaders call: over HTTP in the browser, in process while the server renders. */
export const apiContext = createContext<ShopApi>();

export interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
}

export function apiOf({ context }: Pick<LoaderArgs, 'context'>): ShopApi {
  return context.get(apiContext);
}
