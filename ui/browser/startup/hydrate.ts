import { hydrateRoot } from 'react-dom/client';

/**
 * A chunk of its own in the build: React is evaluated in a separate task before the entry
 * (server/http/ssr/deferred-bootstrap.ts), to avoid one long task.
 */
export const hydrate: typeof hydrateRoot = hydrateRoot;
