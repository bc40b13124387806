import type { RouteObject } from 'react-router';
import { Root } from '../root.tsx';
import { LateErrorScreen, LateFrameErrorScreen } from '../screens/error/late-error-screen.tsx';
import { accountRoutes } from './account-routes.ts';
import { pageRouteNames } from './page-slugs.ts';
import { screenRoute } from './screen-route.ts';
import { shownGenders } from './shown-genders.ts';

const home = {
  chunk: 'storefront/screens/home/home-screen.tsx',
  screen: async () => (await import('../screens/home/home-screen.tsx')).HomeScreen,
};
const page = {
  chunk: 'storefront/screens/page/page-screen.tsx',
  screen: async () => (await import('../screens/page/page-screen.tsx')).PageScreen,
};
const returns = {
  chunk: 'storefront/screens/page/returns-screen.tsx',
  screen: async () => (await import('../screens/page/returns-screen.tsx')).ReturnsScreen,
};
const kindergarten = {
  chunk: 'storefront/screens/guide/kindergarten-screen.tsx',
  screen: async () => (await import('../screens/guide/kindergarten-screen.tsx')).KindergartenScreen,
};
const dressing = {
  chunk: 'storefront/screens/guide/dress-screen.tsx',
  screen: async () => (await import('../screens/guide/dress-screen.tsx')).DressScreen,
};
const list = {
  chunk: 'storefront/screens/list/list-screen.tsx',
  screen: async () => (await import('../screens/list/list-screen.tsx')).ListScreen,
};
const article = {
  chunk: 'storefront/screens/article/article-screen.tsx',
  screen: async () => (await import('../screens/article/article-screen.tsx')).ArticleScreen,
};
const favourites = {
  chunk: 'storefront/screens/list/favourites-screen.tsx',
  screen: async () => (await import('../screens/list/favourites-screen.tsx')).FavouritesScreen,
};
const productLines = {
  chunk: 'storefront/screens/browse/product-lines-screen.tsx',
  screen: async () => (await import('../screens/browse/product-lines-screen.tsx')).ProductLinesScreen,
};
const colorgroups = {
  chunk: 'storefront/screens/browse/colorgroups-screen.tsx',
  screen: async () => (await import('../screens/browse/colorgroups-screen.tsx')).ColorgroupsScreen,
};
const campaigns = {
  chunk: 'storefront/screens/browse/campaigns-screen.tsx',
  screen: async () => (await import('../screens/browse/campaigns-screen.tsx')).CampaignsScreen,
};
const paper = {
  chunk: 'storefront/screens/paper/paper-screen.tsx',
  screen: async () => (await import('../screens/paper/paper-screen.tsx')).PaperScreen,
};
const blog = {
  chunk: 'storefront/screens/blog/blog-screen.tsx',
  screen: async () => (await import('../screens/blog/blog-screen.tsx')).BlogScreen,
};
const post = {
  chunk: 'storefront/screens/blog/post-screen.tsx',
  screen: async () => (await import('../screens/blog/post-screen.tsx')).PostScreen,
};
const poll = {
  chunk: 'storefront/screens/poll/poll-screen.tsx',
  screen: async () => (await import('../screens/poll/poll-screen.tsx')).PollScreen,
};
const shops = {
  chunk: 'storefront/screens/shops/shops-screen.tsx',
  screen: async () => (await import('../screens/shops/shops-screen.tsx')).ShopsScreen,
};
const shop = {
  chunk: 'storefront/screens/shops/shop-screen.tsx',
  screen: async () => (await import('../screens/shops/shop-screen.tsx')).ShopScreen,
};
const checkout = {
  chunk: 'storefront/screens/checkout/checkout-screen.tsx',
  screen: async () => (await import('../screens/checkout/checkout-screen.tsx')).CheckoutScreen,
};
const paymentReturn = {
  chunk: 'storefront/screens/checkout/payment-return-screen.tsx',
  screen: async () => (await import('../screens/checkout/payment-return-screen.tsx')).PaymentReturnScreen,
};
const receipt = {
  chunk: 'storefront/screens/checkout/receipt-screen.tsx',
  screen: async () => (await import('../screens/checkout/receipt-screen.tsx')).ReceiptScreen,
};
/** What each address shows: the one table the server renders from and the browser navigates by (ROUTE-01 to ROUTE-47). */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    lazy: { loader: async () => (await import('./load-frame.ts')).loadFrame },
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: LateFrameErrorScreen,
    children: [
      {
        ErrorBoundary: LateErrorScreen,
        children: [
          screenRoute({ name: 'home', ...home, load: async () => (await import('./load-home.ts')).loadHome }),
          screenRoute({
            name: 'homePreview',
            ...home,
            load: async () => (await import('./load-home.ts')).loadHomePreview,
          }),
          ...pageRouteNames.map((name) =>
            screenRoute({ name, ...page, load: async () => (await import('./load-page.ts')).loadPage(name) }),
          ),
          screenRoute({
            name: 'returns',
            ...returns,
            load: async () => (await import('./load-page.ts')).loadPage('returns'),
          }),
          screenRoute({
            name: 'bhg-start-1',
            ...kindergarten,
            load: async () => (await import('./load-guide.ts')).loadKindergarten,
          }),
          screenRoute({
            name: 'hvordan-kle-barna',
            ...dressing,
            load: async () => (await import('./load-guide.ts')).loadDressing,
          }),
          screenRoute({ name: 'blog', ...blog, load: async () => (await import('./load-blog.ts')).loadBlog }),
          screenRoute({
            name: 'blogCategory',
            ...blog,
            load: async () => (await import('./load-blog.ts')).loadBlogCategory,
          }),
          screenRoute({ name: 'blogPost', ...post, load: async () => (await import('./load-blog.ts')).loadBlogPost }),
          screenRoute({ name: 'poll', ...poll, load: async () => (await import('./load-poll.ts')).loadPoll }),
          screenRoute({ name: 'shops', ...shops, load: async () => (await import('./load-shops.ts')).loadShops }),
          screenRoute({ name: 'shop', ...shop, load: async () => (await import('./load-shops.ts')).loadShop }),
          screenRoute({ name: 'checkout', ...checkout }),
          screenRoute({
            name: 'paymentReturn',
            ...paymentReturn,
            load: async () => (await import('./load-payment-return.ts')).loadPaymentReturn,
          }),
          screenRoute({
            name: 'receipt',
            ...receipt,
            load: async () => (await import('./load-receipt.ts')).loadReceipt,
          }),
          ...accountRoutes,
          screenRoute({
            name: 'product',
            ...article,
            load: async () => (await import('./load-article.ts')).loadArticle,
          }),
          screenRoute({ name: 'search', ...list, load: async () => (await import('./load-search.ts')).loadSearch }),
          screenRoute({ name: 'utvalg', ...list, load: async () => (await import('./load-utvalg.ts')).loadUtvalg }),
          screenRoute({
            name: 'productLines',
            ...productLines,
            load: async () => (await import('./load-browse.ts')).loadProductLines,
          }),
          screenRoute({
            name: 'productLine',
            ...list,
            load: async () => (await import('./load-product-line.ts')).loadProductLine,
          }),
          screenRoute({
            name: 'colorgroups',
            ...colorgroups,
            load: async () => (await import('./load-browse.ts')).loadColorgroups,
          }),
          screenRoute({
            name: 'colorgroup',
            ...list,
            load: async () => (await import('./load-colorgroup.ts')).loadColorgroup,
          }),
          screenRoute({
            name: 'campaigns',
            ...campaigns,
            load: async () => (await import('./load-browse.ts')).loadCampaigns,
          }),
          screenRoute({
            name: 'campaign',
            ...list,
            load: async () => (await import('./load-campaign.ts')).loadCampaign,
          }),
          screenRoute({ name: 'paper', ...paper, load: async () => (await import('./load-paper.ts')).loadPaper }),
          screenRoute({
            name: 'bestsellers',
            ...list,
            load: async () => (await import('./load-bestsellers.ts')).loadBestsellers,
          }),
          screenRoute({ name: 'favourites', ...favourites }),
          ...shownGenders.map((gender) => ({
            ...screenRoute({
              name: 'gender',
              ...list,
              load: async () => (await import('./load-gender.ts')).loadGender(gender),
            }),
            id: `gender-${gender}`,
            path: gender,
          })),
          screenRoute({
            name: 'category',
            ...list,
            load: async () => (await import('./load-category.ts')).loadCategory,
          }),
          { id: 'unknown', path: '*', lazy: { loader: async () => (await import('./load-category.ts')).loadCategory } },
        ],
      },
    ],
  },
];
