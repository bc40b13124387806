/** The engine behind the catalogue does not answer, or not in time. Asking again in a moment is worth it. */
export class CatalogueUnavailableError extends Error {
  override readonly name = 'CatalogueUnavailableError';
}
