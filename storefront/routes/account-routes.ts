import type { RouteObject } from 'react-router';
import { screenRoute } from './screen-route.ts';

/** Logging in and 'Min side' (DEC-27, DEC-28). */
export const accountRoutes: RouteObject[] = [
  screenRoute({
    name: 'login',
    chunk: 'storefront/screens/account/login-screen.tsx',
    screen: async () => (await import('../screens/account/login-screen.tsx')).LoginScreen,
    load: async () => (await import('./load-sign-in.ts')).loadSignIn,
  }),
  screenRoute({
    name: 'register',
    chunk: 'storefront/screens/account/register-screen.tsx',
    screen: async () => (await import('../screens/account/register-screen.tsx')).RegisterScreen,
    load: async () => (await import('./load-sign-in.ts')).loadSignIn,
  }),
  screenRoute({
    name: 'forgotPassword',
    chunk: 'storefront/screens/account/forgot-password-screen.tsx',
    screen: async () => (await import('../screens/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
    load: async () => (await import('./load-sign-in.ts')).loadSignIn,
  }),
  screenRoute({
    name: 'resetPassword',
    chunk: 'storefront/screens/account/reset-password-screen.tsx',
    screen: async () => (await import('../screens/account/reset-password-screen.tsx')).ResetPasswordScreen,
    load: async () => (await import('./load-sign-in.ts')).loadSignIn,
  }),
  screenRoute({
    name: 'verifyEmail',
    chunk: 'storefront/screens/account/verify-email-screen.tsx',
    screen: async () => (await import('../screens/account/verify-email-screen.tsx')).VerifyEmailScreen,
    load: async () => (await import('./load-sign-in.ts')).loadSignIn,
  }),
  screenRoute({
    name: 'account',
    chunk: 'storefront/screens/account/account-screen.tsx',
    screen: async () => (await import('../screens/account/account-screen.tsx')).AccountScreen,
    load: async () => (await import('./load-account.ts')).loadAccount,
  }),
  screenRoute({
    name: 'history',
    chunk: 'storefront/screens/account/history-screen.tsx',
    screen: async () => (await import('../screens/account/history-screen.tsx')).HistoryScreen,
    load: async () => (await import('./load-account.ts')).loadAccount,
  }),
  screenRoute({
    name: 'accountReviews',
    chunk: 'storefront/screens/account/own-reviews-screen.tsx',
    screen: async () => (await import('../screens/account/own-reviews-screen.tsx')).OwnReviewsScreen,
    load: async () => (await import('./load-account.ts')).loadAccount,
  }),
  screenRoute({
    name: 'qrCode',
    chunk: 'storefront/screens/account/qr-screen.tsx',
    screen: async () => (await import('../screens/account/qr-screen.tsx')).QrScreen,
    load: async () => (await import('./load-account.ts')).loadAccount,
  }),
  screenRoute({
    name: 'sessions',
    chunk: 'storefront/screens/account/sessions-screen.tsx',
    screen: async () => (await import('../screens/account/sessions-screen.tsx')).SessionsScreen,
    load: async () => (await import('./load-account.ts')).loadAccount,
  }),
  screenRoute({
    name: 'ownData',
    chunk: 'storefront/screens/account/own-data-screen.tsx',
    screen: async () => (await import('../screens/account/own-data-screen.tsx')).OwnDataScreen,
    load: async () => (await import('./load-account.ts')).loadAccount,
  }),
  screenRoute({
    name: 'watches',
    chunk: 'storefront/screens/account/watches-screen.tsx',
    screen: async () => (await import('../screens/account/watches-screen.tsx')).WatchesScreen,
    load: async () => (await import('./load-account.ts')).loadAccount,
  }),
  screenRoute({
    name: 'confirmWatch',
    chunk: 'storefront/screens/account/confirm-watch-screen.tsx',
    screen: async () => (await import('../screens/account/confirm-watch-screen.tsx')).ConfirmWatchScreen,
    load: async () => (await import('./load-sign-in.ts')).loadSignIn,
  }),
  screenRoute({
    name: 'endWatch',
    chunk: 'storefront/screens/account/end-watch-screen.tsx',
    screen: async () => (await import('../screens/account/end-watch-screen.tsx')).EndWatchScreen,
    load: async () => (await import('./load-sign-in.ts')).loadSignIn,
  }),
];
