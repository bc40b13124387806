/** Whom to ask about the API: the chain whose shop it is. */
export interface ApiContact {
  readonly name: string;
  readonly email: string;
  readonly url: string;
}

interface FrameParts {
  readonly title: string;
  readonly description: string;
  /** Name and what it holds. */
  readonly tags: readonly (readonly [string, string])[];
}

export type ApiDocument = ReturnType<typeof apiFrame> & Record<'paths' | 'components', Record<string, unknown>>;

/** What the descriptions of both APIs begin with. */
export function apiFrame({ title, description, tags }: FrameParts) {
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description, license: { name: 'MIT', url: 'https://opensource.org/license/mit' } },
    servers: [{ url: '/', description: 'The shop that serves this description' }],
    tags: tags.map(([name, says]) => ({ name, description: says })).sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** The contact may change while the shop is open; the rest is made once. */
export function withContact(document: ApiDocument, contact: ApiContact) {
  return { ...document, info: { ...document.info, contact } };
}

/** '/reservations/:id' as OpenAPI has it. */
export function templatedPath(path: string): string {
  return path.replace(/:([a-z_]+)/gi, '{$1}');
}
