import type { BrowserContext } from '@playwright/test';

/**
 * Google for tests: no request of a browser leaves the machine. Its script does what the real one does as far as the shop can see:
 * obeys the consent it is told, keeps cookies, and sends each event.
 */
export interface GoogleStandIn {
  /** Every request to anybody but the shop, in order: 'load gtag/js', 'send view_item'. */
  readonly requests: string[];
}

const script = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const isAnalytics = id.startsWith('G-');
  let consent = {};
  const handle = (entry) => {
    const command = Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : [];
    if (command[0] === 'consent') consent = { ...consent, ...command[2] };
    if (!isAnalytics || command[0] !== 'event' || consent.analytics_storage !== 'granted' || window['ga-disable-' + id]) return;
    document.cookie = '_ga=GA1.1.5; Path=/; Max-Age=1000';
    document.cookie = '_ga_TEST1234=GS1.1; Path=/; Max-Age=1000';
    const sent = new URLSearchParams({ tid: id, en: command[1], value: command[2].value, order: command[2].transaction_id ?? '' });
    fetch('https://region1.google-analytics.com/g/collect?' + sent, { method: 'POST', keepalive: true, mode: 'no-cors' });
  };
  const { dataLayer } = window;
  dataLayer.forEach(handle);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => { entries.forEach(handle); return push(...entries); };
})()`;

export async function standInForGoogle(context: BrowserContext, shop: string): Promise<GoogleStandIn> {
  const requests: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(shop).origin && url.protocol.startsWith('http'),
    async (route) => {
      const url = new URL(route.request().url());
      if (url.hostname === 'www.googletagmanager.com') {
        requests.push(`load ${url.pathname.slice(1)} ${url.searchParams.get('id')}`);
        await route.fulfill({ contentType: 'text/javascript', body: script });
      } else if (url.hostname.endsWith('.google-analytics.com')) {
        const { en, value, order } = Object.fromEntries(url.searchParams);
        requests.push(['send', en, value, order].filter(Boolean).join(' '));
        await route.fulfill({ status: 204 });
      } else {
        requests.push(`unknown ${url}`);
        await route.abort();
      }
    },
  );
  return { requests };
}
