import { hydrateRoot } from 'react-dom/client';

/** A file of its own in the build: React is read in a task of its own, before the entry (server/http/ssr/deferred-bootstrap.ts). */
export const hydrate: typeof hydrateRoot = hydrateRoot;
