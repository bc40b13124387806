import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { brandVariants } from './brands/registry.ts';

/** How long its plugins took is no news to whoever starts the shop. */
const quiet = { pluginTimings: false, bundlerTimings: false };

/** Not the brands' themes: each is a sheet of its own. */
const own = /\/(storefront|domain|content|contract|illustrations|brands)\/(?!.*theme\.css)/;
const ofAccount =
  /\/(screens\/account|features\/customer\/(change|sign-in|verify|form|fail)|domain\/customer\/(check|user-errors|account-fields|email|phone)|nb\/account)/;
const ofLists = /\/(routes\/(ask-list|load-list|list-facets|list-spans)|domain\/filter\/(search-filters|wire-filter))/;

/**
 * Few files rather than many small ones: the packages, what every page starts with, what most screens share, and what
 * the screens of an account, or the lists loaded on the way, share; the rest goes with its screen. What a group's
 * modules import goes with them unless an earlier group has it.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'packages', test: /node_modules/, priority: 4 },
  { name: 'start', test: own, tags: ['$initial'], priority: 3 },
  {
    name: 'shared',
    test: (id) => own.test(id) && !ofAccount.test(id) && !ofLists.test(id),
    minShareCount: 5,
    priority: 2,
  },
  { name: 'account', test: ofAccount, minShareCount: 2, priority: 1 },
  { name: 'lists', test: ofLists, minShareCount: 2, priority: 1 },
];

/**
 * Two builds of one storefront: the browser's (entry and one theme sheet per brand, with a manifest) and the server's.
 * A page loads its own brand's sheet alone, so brands need no rebuild (GEN-28).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  resolve: { dedupe: ['react', 'react-dom'] },
  // Built, the server's half stands alone; while developing, packages are Node's own to load.
  ssr: command === 'build' ? { noExternal: true } : {},
  // React's own choice is made when it is built, not by what the server is started with.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        minify: false,
        rolldownOptions: { input: 'storefront/entry-server.tsx', checks: quiet },
      }
    : {
        outDir: 'dist/browser',
        manifest: 'manifest.json',
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        target: 'es2022',
        rolldownOptions: {
          checks: quiet,
          output: { codeSplitting: { groups: chunks } },
          input: ['storefront/entry-browser.tsx', ...brandVariants.map(({ name }) => `brands/${name}/theme.css`)],
        },
      },
}));
