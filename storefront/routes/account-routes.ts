import type { RouteObject } from 'react-router';
import { loadAccount } from './load-account.ts';
import { loadSignIn } from './load-sign-in.ts';
import { screenRoute } from './screen-route.ts';

/** Logging in and 'Min side' (DEC-27, DEC-28). */
export const accountRoutes: RouteObject[] = [
  screenRoute({
    name: 'login',
    chunk: 'storefront/screens/account/login-screen.tsx',
    screen: async () => (await import('../screens/account/login-screen.tsx')).LoginScreen,
    loader: loadSignIn,
  }),
  screenRoute({
    name: 'register',
    chunk: 'storefront/screens/account/register-screen.tsx',
    screen: async () => (await import('../screens/account/register-screen.tsx')).RegisterScreen,
    loader: loadSignIn,
  }),
  screenRoute({
    name: 'forgotPassword',
    chunk: 'storefront/screens/account/forgot-password-screen.tsx',
    screen: async () => (await import('../screens/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
    loader: loadSignIn,
  }),
  screenRoute({
    name: 'resetPassword',
    chunk: 'storefront/screens/account/reset-password-screen.tsx',
    screen: async () => (await import('../screens/account/reset-password-screen.tsx')).ResetPasswordScreen,
    loader: loadSignIn,
  }),
  screenRoute({
    name: 'verifyEmail',
    chunk: 'storefront/screens/account/verify-email-screen.tsx',
    screen: async () => (await import('../screens/account/verify-email-screen.tsx')).VerifyEmailScreen,
    loader: loadSignIn,
  }),
  screenRoute({
    name: 'account',
    chunk: 'storefront/screens/account/account-screen.tsx',
    screen: async () => (await import('../screens/account/account-screen.tsx')).AccountScreen,
    loader: loadAccount,
  }),
  screenRoute({
    name: 'history',
    chunk: 'storefront/screens/account/history-screen.tsx',
    screen: async () => (await import('../screens/account/history-screen.tsx')).HistoryScreen,
    loader: loadAccount,
  }),
  screenRoute({
    name: 'accountReviews',
    chunk: 'storefront/screens/account/own-reviews-screen.tsx',
    screen: async () => (await import('../screens/account/own-reviews-screen.tsx')).OwnReviewsScreen,
    loader: loadAccount,
  }),
  screenRoute({
    name: 'qrCode',
    chunk: 'storefront/screens/account/qr-screen.tsx',
    screen: async () => (await import('../screens/account/qr-screen.tsx')).QrScreen,
    loader: loadAccount,
  }),
];
