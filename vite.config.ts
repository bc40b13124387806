import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { shortClassNames } from './scripts/build/short-class-names.ts';

/** How long its plugins took is no news to whoever starts the shop. */
const quiet = { pluginTimings: false, bundlerTimings: false };

/** Written as React and built on Preact, in the browser and on the server alike (docs/decisions/0064-less-code-and-two-journeys.md). */
const onPreact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: path.resolve(import.meta.dirname, 'storefront/react-on-preact.mjs') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
];

const own = /\/(storefront|domain|content|contract|ui)\//;
/** What some screens share and most do not show, each kind in a file of its own. */
const kinds = {
  hours: /\/(domain\/(time|shop\/(open|public|shop-calendar|ready))|nb\/shops\.)/,
  forms: /\/(components\/(choice|disclosure|field\/field\.)|nb\/(errors|watch)\.)/,
  articles:
    /\/(contract\/(map-article|missing)|domain\/(article\/(labels|stored|article-picture)|campaign\/label)|article-card\/card-article|data\/log-missing|nb\/article\.)/,
  lists:
    /\/(data\/loader-result|lists\/(facet-names|fetch-list|load-list|list-tile|name-facets|page-requests)|domain\/filter\/(search-filters|wire-filter))/,
  modals: /\/(components\/modal|(browser|browser-rules|scroll)\/(swipe|scroll-lock|trap-focus))/,
  buying:
    /\/(domain\/(cart\/cart-line|article\/paid-price|campaign\/web-campaign|navigation\/next-path)|shop-stock\/postcode-form)/,
  goods:
    /\/(facts\/technical-facts|care\/care-instructions|reviews\/fit|article\/description-parts|text\/light-markdown|domain\/review\/|cart\/add-to-cart|addresses\/variant-query|nb\/reviews)/,
  compare: /\/(features\/compare\/compare-|domain\/compare\/compared|nb\/compare)/,
  reading:
    /\/(button\/text-link|nb\/offline|offline\/offline-note|cards\/in-app-links|page\/prose|text\/(reading-minutes|slugify)|navigation\/anchors|data\/use-live|contract\/live)/,
  customer:
    /\/(features\/customer\/(change|sign-in|verify|forms\/form|fail)|domain\/customer\/(check|user-errors|account-fields|email|phone)|nb\/account)/,
  account: /\/screens\/account/,
};
const isOfAKind = (id: string) => Object.values(kinds).some((kind) => kind.test(id));

/**
 * Few files rather than many small ones: the packages, what every page starts with, what most screens share, and the
 * kinds; the rest goes with its screen. What a group's modules import goes with them unless an earlier group has it.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'packages', test: /node_modules/, priority: 4 },
  { name: 'react', test: /startup\/hydrate\.ts/, priority: 4 },
  { name: 'start', test: own, tags: ['$initial'], priority: 3 },
  { name: 'shared', test: (id) => own.test(id) && !isOfAKind(id), minShareCount: 5, priority: 2 },
  ...Object.entries(kinds).map(([name, test], at) => ({ name, test, minShareCount: 2, priority: 1 - at / 10 })),
];

/**
 * Two builds of one storefront: the browser's (with a manifest) and the server's. Brand variants are no part of it: what
 * differs between them is data that the server reads when it starts, so they need no rebuild (GEN-28).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  // While developing the names say where a class is written.
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } : {},
  resolve: { alias: onPreact, dedupe: ['preact'] },
  // Built, the server's half stands alone; while developing, what stands on React or Preact must be the same copy.
  ssr: { noExternal: command === 'build' ? true : ['react-router', /^preact/] },
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
          input: ['storefront/entry-browser.tsx'],
        },
      },
}));
