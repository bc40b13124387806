import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandVariants } from './brands/registry.ts';

/** How long its plugins took is no news to whoever starts the shop. */
const quiet = { pluginTimings: false, bundlerTimings: false };

/** Few files rather than many small ones: the packages, and what most screens share; the rest goes with its screen. */
const chunks = [
  { name: 'packages', test: /node_modules/, priority: 1 },
  { name: 'shared', test: /(storefront|domain|content|contract|illustrations|brands)\//, minShareCount: 5 },
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
