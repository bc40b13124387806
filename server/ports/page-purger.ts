/** A cache before the shop that holds its pages, as Varnish or a CDN. */
export interface PagePurger {
  /** Drops every page that carries one of the keys. Rejects when the cache could not be told. */
  purge(keys: readonly string[]): Promise<void>;
}
