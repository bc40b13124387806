import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { joinTexts } from './join-texts.ts';

const before = options.vnode;
options.vnode = (vnode) => {
  joinTexts(vnode);
  before?.(vnode);
};

/**
 * A chunk of its own in the build: React is evaluated in a separate task before the entry
 * (server/http/ssr/deferred-bootstrap.ts), to avoid one long task.
 */
export const hydrate: typeof hydrateRoot = hydrateRoot;
