import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { DevelopmentMiddleware } from '#server/app.ts';
import type { AppFromSources } from '#server/http/staff-app/built-app.ts';
import { smallReact } from './build-staff-app.ts';

const root = path.resolve(import.meta.dirname, '../..');
export interface StaffSources {
  readonly isAsked: (url: string) => boolean;
  readonly middleware: DevelopmentMiddleware;
  readonly page: AppFromSources;
  readonly close: () => Promise<void>;
}

interface StaffApp {
  /** Its folder, and where it is served. */
  readonly folder: 'counter' | 'desk';
  readonly path: string;
  /** Of its own: the storefront has Vite's, and two cannot share one. */
  readonly reloadPort: number;
}

/** One of the staff's apps from its sources, for `npm run dev`: below its path as when it is built, over the same small React. */
export async function serveStaffSources({ folder, path: base, reloadPort }: StaffApp): Promise<StaffSources> {
  const sources = new RegExp(`^${base}/(@|${folder}/|ui/|domain/|contract/|content/|node_modules/)`);
  const vite = await createServer({
    configFile: false,
    root,
    base: `${base}/`,
    appType: 'custom',
    cacheDir: path.join(root, `node_modules/.vite-${folder}`),
    plugins: [react()],
    resolve: { alias: [...smallReact] },
    // Vite finds the packages of an app by its pages, and this one has none: found on the way, the first visit would meet a 504.
    optimizeDeps: { entries: [`${folder}/entry.tsx`], include: ['preact/jsx-runtime'] },
    server: { middlewareMode: true, hmr: { port: reloadPort } },
  });
  return {
    isAsked: (url) => sources.test(url),
    middleware: vite.middlewares,
    page: async (head, marks) => {
      // Vite moves every address it sees below its base, so it sees those of the sources alone.
      const scripts = await vite.transformIndexHtml(
        base,
        `<head><script type="module" src="/${folder}/entry.tsx"></script></head>`,
      );
      return `${head}${scripts.replace(/<\/?head>/g, '')}</head><body>${marks}<div id="root"></div></body></html>`;
    },
    close: () => vite.close(),
  };
}
