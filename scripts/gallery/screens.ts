import type { Page } from '@playwright/test';
import type { VisitorName } from './visitors.ts';

/** Addresses that are known only once the shop is open. */
export interface Places {
  readonly receipt: string;
  readonly soldOut: string;
  readonly longName: string;
  readonly campaign: string;
  readonly poll: string;
}

export interface Screen {
  /** Also the name of its pictures. */
  readonly name: string;
  readonly path: string | ((places: Places) => string);
  readonly visitor?: VisitorName;
  /** What is done on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
  /** Something lies over the page: the picture is of the window, not of the whole page. */
  readonly covers?: true;
  readonly script?: false;
  readonly from?: number;
  readonly below?: number;
  /** What the browser may say, e.g. of a page that is not there. */
  readonly mayLog?: RegExp;
}

const article = '/product/vidda-3-lags-skalljakke';
const list = '/klaer/jakker';
const desktop = 1020;

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'cookies', path: '/', visitor: 'stranger', covers: true, act: waitForDialog },
  { name: 'menu', path: '/', below: desktop, covers: true, act: openMenu },
  { name: 'list', path: list },
  { name: 'list-main-group', path: '/klaer' },
  { name: 'list-gender', path: '/barn' },
  { name: 'list-filtered', path: `${list}?farge=1,2&pris=300-1900` },
  { name: 'list-filter-open', path: list, covers: true, act: openFilter },
  { name: 'list-empty', path: `${list}?pris=1-2` },
  { name: 'list-long-names', path: `/search/${encodeURIComponent('nordavind')}` },
  { name: 'bestsellers', path: '/bestselgere' },
  { name: 'search', path: `/search/${encodeURIComponent('rød dunjakke dame')}` },
  { name: 'search-none', path: '/search/xyzzyplugh' },
  { name: 'suggestions', path: '/', from: desktop, covers: true, act: typeSearch },
  { name: 'article', path: article },
  { name: 'article-long-name', path: ({ longName }) => longName },
  { name: 'article-sold-out', path: ({ soldOut }) => soldOut },
  { name: 'cart', path: `${list}?openCart=true`, visitor: 'shopper', covers: true, act: waitForDialog },
  { name: 'cart-empty', path: `${list}?openCart=true`, covers: true, act: waitForDialog },
  { name: 'checkout-collect', path: '/checkout', visitor: 'shopper' },
  { name: 'checkout-deliver', path: '/checkout', visitor: 'shopper', act: chooseDelivery },
  { name: 'checkout-empty', path: '/checkout' },
  { name: 'receipt', path: ({ receipt }) => receipt, visitor: 'member' },
  { name: 'login', path: '/logg-inn' },
  { name: 'register', path: '/registrer' },
  { name: 'forgot-password', path: '/glemt-passord' },
  { name: 'my-page', path: '/min-side', visitor: 'member' },
  { name: 'history', path: '/min-side/historikk', visitor: 'member' },
  { name: 'history-empty', path: '/min-side/historikk', visitor: 'newcomer' },
  { name: 'own-reviews', path: '/min-side/omtaler', visitor: 'member' },
  { name: 'sessions', path: '/min-side/innlogginger', visitor: 'member' },
  { name: 'watches', path: '/min-side/varsler', visitor: 'member' },
  { name: 'watches-empty', path: '/min-side/varsler', visitor: 'newcomer' },
  { name: 'own-data', path: '/min-side/opplysninger', visitor: 'member' },
  { name: 'qr', path: '/min-side/qr-kode', visitor: 'member' },
  { name: 'favourites', path: '/favoritter', visitor: 'shopper' },
  { name: 'favourites-empty', path: '/favoritter' },
  { name: 'compare-empty', path: '/sammenlign' },
  { name: 'shops', path: '/butikker' },
  { name: 'shop', path: '/butikker/oslo-alnabru' },
  { name: 'campaigns', path: '/kampanjer' },
  { name: 'campaign', path: ({ campaign }) => campaign },
  { name: 'paper', path: '/kundeavis' },
  { name: 'product-lines', path: '/merker' },
  { name: 'colours', path: '/farger' },
  { name: 'guide-kindergarten', path: '/dette-trenger-barnet-til-barnehagestart' },
  { name: 'guide-dress', path: '/hvordan-kle-barna' },
  { name: 'blog', path: '/blogg' },
  { name: 'blog-post', path: '/blogg/slik-velger-du-regnjakke' },
  { name: 'page-about', path: '/om-oss' },
  { name: 'page-support', path: '/kundeservice' },
  { name: 'page-care', path: '/vedlikehold' },
  { name: 'page-privacy', path: '/personvernerklaering' },
  { name: 'page-terms', path: '/kjopsvilkar' },
  { name: 'page-returns', path: '/retur' },
  { name: 'page-faq', path: '/sporsmal-og-svar' },
  { name: 'page-contact', path: '/kontakt-oss' },
  { name: 'page-delivery', path: '/levering' },
  { name: 'page-policy', path: '/baerekraftig-forretningspraksis' },
  { name: 'page-trim', path: '/trim' },
  { name: 'page-info', path: '/informasjon' },
  { name: 'page-label', path: '/furet-vaerbitt-vikafjell' },
  { name: 'page-bionic', path: '/bionic-finish-eco' },
  { name: 'blog-category', path: '/blogg/kategori/guider' },
  { name: 'poll', path: ({ poll }) => poll },
  { name: 'not-found', path: '/finnes-ikke', mayLog: /404/ },
  { name: 'offline', path: '/uten-nett' },
  { name: 'home-no-script', path: '/', script: false },
  { name: 'list-no-script', path: list, script: false },
  { name: 'article-no-script', path: article, script: false },
  { name: 'shops-no-script', path: '/butikker', script: false },
  { name: 'page-no-script', path: '/vedlikehold', script: false },
  { name: 'checkout-no-script', path: '/checkout', script: false },
];

function press(name: RegExp): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name }).first().click();
}

/** Over the page, when its code has come. */
async function openMenu(page: Page): Promise<void> {
  await press(/^Åpne meny/)(page);
  await waitForDialog(page);
}

/** Beside the list or over it, when its code has come. */
async function openFilter(page: Page): Promise<void> {
  await press(/^Filter/)(page);
  await page.getByRole('slider').first().waitFor();
}

/** Asked when the page is alive and at rest. */
async function waitForDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
}

/** Where the header has no room for the field, an icon opens it. */
async function typeSearch(page: Page): Promise<void> {
  const icon = page.getByRole('banner').getByRole('button', { name: 'Søk', exact: true });
  if ((await icon.count()) > 0 && (await icon.first().isVisible())) await icon.first().click();
  await page.getByRole('searchbox').first().pressSequentially('jakk');
  await page.getByRole('search').getByRole('link').first().waitFor();
}

async function chooseDelivery(page: Page): Promise<void> {
  await page
    .getByRole('radio', { name: /^Hjemlevering/ })
    .first()
    .check();
}
