import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { DevelopmentMiddleware } from '#server/app.ts';
import type { AppFromSources } from '#server/http/staff-app/built-app.ts';
import { smallReact } from './build-counter.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Beside the storefront's, which has Vite's own. */
const reloadPort = 24_679;
const sources = /^\/disk\/(@|counter\/|ui\/|domain\/|contract\/|content\/|node_modules\/)/;

export interface CounterSources {
  readonly isAsked: (url: string) => boolean;
  readonly middleware: DevelopmentMiddleware;
  readonly page: AppFromSources;
  readonly close: () => Promise<void>;
}

/** The counter from its sources, for `npm run dev`: below /disk as when it is built, and over the same small React. */
export async function serveCounterSources(): Promise<CounterSources> {
  const vite = await createServer({
    configFile: false,
    root,
    base: '/disk/',
    appType: 'custom',
    cacheDir: path.join(root, 'node_modules/.vite-counter'),
    plugins: [react()],
    resolve: { alias: [...smallReact] },
    server: { middlewareMode: true, hmr: { port: reloadPort } },
  });
  return {
    isAsked: (url) => sources.test(url),
    middleware: vite.middlewares,
    page: async (head, marks) => {
      // Vite moves every address it sees below its base, so it sees those of the sources alone.
      const scripts = await vite.transformIndexHtml(
        '/disk',
        '<head><script type="module" src="/counter/entry.tsx"></script></head>',
      );
      return `${head}${scripts.replace(/<\/?head>/g, '')}</head><body>${marks}<div id="root"></div></body></html>`;
    },
    close: () => vite.close(),
  };
}
