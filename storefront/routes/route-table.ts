import type { RouteObject } from 'react-router';
import { Root } from '../root.tsx';
import { ErrorScreen } from '../screens/error/error-screen.tsx';
import { FrameErrorScreen } from '../screens/error/frame-error-screen.tsx';
import { accountRoutes } from './account-routes.ts';
import { loadArticle } from './load-article.ts';
import { loadBestsellers } from './load-bestsellers.ts';
import { loadBlog, loadBlogCategory, loadBlogPost } from './load-blog.ts';
import { loadCampaigns, loadColorgroups, loadProductLines } from './load-browse.ts';
import { loadCampaign } from './load-campaign.ts';
import { loadCategory } from './load-category.ts';
import { loadColorgroup } from './load-colorgroup.ts';
import { loadFrame } from './load-frame.ts';
import { loadGender, shownGenders } from './load-gender.ts';
import { loadHome, loadHomePreview } from './load-home.ts';
import { loadPage } from './load-page.ts';
import { loadPaymentReturn } from './load-payment-return.ts';
import { loadPoll } from './load-poll.ts';
import { loadProductLine } from './load-product-line.ts';
import { loadReceipt } from './load-receipt.ts';
import { loadSearch } from './load-search.ts';
import { loadShop, loadShops } from './load-shops.ts';
import { loadUtvalg } from './load-utvalg.ts';
import { pageRouteNames } from './page-slugs.ts';
import { screenRoute } from './screen-route.ts';

const home = {
  chunk: 'storefront/screens/home/home-screen.tsx',
  screen: async () => (await import('../screens/home/home-screen.tsx')).HomeScreen,
};
const page = {
  chunk: 'storefront/screens/page/page-screen.tsx',
  screen: async () => (await import('../screens/page/page-screen.tsx')).PageScreen,
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
    loader: loadFrame,
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: FrameErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          screenRoute({ name: 'home', ...home, loader: loadHome }),
          screenRoute({ name: 'homePreview', ...home, loader: loadHomePreview }),
          ...pageRouteNames.map((name) => screenRoute({ name, ...page, loader: loadPage(name) })),
          screenRoute({ name: 'blog', ...blog, loader: loadBlog }),
          screenRoute({ name: 'blogCategory', ...blog, loader: loadBlogCategory }),
          screenRoute({ name: 'blogPost', ...post, loader: loadBlogPost }),
          screenRoute({ name: 'poll', ...poll, loader: loadPoll }),
          screenRoute({ name: 'shops', ...shops, loader: loadShops }),
          screenRoute({ name: 'shop', ...shop, loader: loadShop }),
          screenRoute({ name: 'checkout', ...checkout }),
          screenRoute({ name: 'paymentReturn', ...paymentReturn, loader: loadPaymentReturn }),
          screenRoute({ name: 'receipt', ...receipt, loader: loadReceipt }),
          ...accountRoutes,
          screenRoute({ name: 'product', ...article, loader: loadArticle }),
          screenRoute({ name: 'search', ...list, loader: loadSearch }),
          screenRoute({ name: 'utvalg', ...list, loader: loadUtvalg }),
          screenRoute({ name: 'productLines', ...productLines, loader: loadProductLines }),
          screenRoute({ name: 'productLine', ...list, loader: loadProductLine }),
          screenRoute({ name: 'colorgroups', ...colorgroups, loader: loadColorgroups }),
          screenRoute({ name: 'colorgroup', ...list, loader: loadColorgroup }),
          screenRoute({ name: 'campaigns', ...campaigns, loader: loadCampaigns }),
          screenRoute({ name: 'campaign', ...list, loader: loadCampaign }),
          screenRoute({ name: 'bestsellers', ...list, loader: loadBestsellers }),
          screenRoute({ name: 'favourites', ...favourites }),
          ...shownGenders.map((gender) => ({
            ...screenRoute({ name: 'gender', ...list, loader: loadGender(gender) }),
            id: `gender-${gender}`,
            path: gender,
          })),
          screenRoute({ name: 'category', ...list, loader: loadCategory }),
          { id: 'unknown', path: '*', loader: loadCategory },
        ],
      },
    ],
  },
];
