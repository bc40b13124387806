import path from 'node:path';
import { createServer } from 'vite';
import { counterPath } from '#contract/counter/wire.ts';
import { deskPath } from '#contract/desk/wire.ts';
import { openImports } from '#database/import/open-imports.ts';
import { demoPeople } from '#demo/desk/demo-people.ts';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import type { Storefront } from '#server/app.ts';
import type { Render } from '#server/http/ssr/pages.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { serveStaffSources } from './build/serve-staff-sources.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { withPaymentEmulators } from './demo/payment-emulators.ts';

/** The shop with storefront, counter and desk made on the way: a change of them is in the browser at once. */
const root = path.resolve(import.meta.dirname, '..');
const config = readConfig(process.env, root);
if (config.mode === 'live') {
  console.error(
    `npm run dev opens demos alone, and this is a live shop (${config.modeBecause}); SHOP_MODE=demo says otherwise.`,
  );
  process.exit(1);
}
const database = await prepareDatabase(config);
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
const counter = await serveStaffSources({ folder: 'counter', path: counterPath, reloadPort: 24_679 });
const desk = await serveStaffSources({ folder: 'desk', path: deskPath, reloadPort: 24_680 });
const render: Render = async (input) => {
  const entry = (await vite.ssrLoadModule('/storefront/entry-server.tsx')) as { render: Render };
  return entry.render(input);
};
const storefront: Storefront = {
  render,
  assetsOf: () => ({
    script: '/storefront/entry-browser.tsx',
    preloads: [],
    asking: [],
    sheets: [],
    preamble:
      "import '/@vite/client';import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);" +
      'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;',
  }),
  assetFolder: null,
  serviceWorker: null,
  development: {
    middleware: (request, response, next) =>
      ([counter, desk].find(({ isAsked }) => isAsked(request.url ?? ''))?.middleware ?? vite.middlewares)(
        request,
        response,
        next,
      ),
  },
};
const payments = await withPaymentEmulators(config);
const shop = await startShop(payments.config, database.url, {
  storefront: async () => storefront,
  pictures: openDrawnPictures,
  imports: openImports,
  counterPage: counter.page,
  deskPage: desk.page,
  demoDesk: demoPeople,
});
console.log(
  `\n  The shop is open for development: http://localhost:${new URL(shop.address).port}\n  Its staff's side: ${shop.counterAddress ?? 'closed'}\n  The chain's office: ${shop.deskAddress ?? 'closed'}\n`,
);
database.handOver();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await shop.stop();
    await payments.stop();
    await vite.close();
    await counter.close();
    await desk.close();
    await database.stop();
    process.exit(0);
  });
}
