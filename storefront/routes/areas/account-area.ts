import type { Area } from '../screen-route.ts';

/** Logging in and 'Min side' (DEC-27, DEC-28). */
export const accountArea = {
  login: {
    chunk: 'storefront/screens/account/sign-in/login-screen.tsx',
    screen: async () => (await import('../../screens/account/sign-in/login-screen.tsx')).LoginScreen,
    load: async () => (await import('../../screens/account/sign-in/load-sign-in.ts')).loadSignIn,
  },
  register: {
    chunk: 'storefront/screens/account/sign-in/register-screen.tsx',
    screen: async () => (await import('../../screens/account/sign-in/register-screen.tsx')).RegisterScreen,
    load: async () => (await import('../../screens/account/sign-in/load-sign-in.ts')).loadSignIn,
  },
  forgotPassword: {
    chunk: 'storefront/screens/account/sign-in/forgot-password-screen.tsx',
    screen: async () => (await import('../../screens/account/sign-in/forgot-password-screen.tsx')).ForgotPasswordScreen,
    load: async () => (await import('../../screens/account/sign-in/load-sign-in.ts')).loadSignIn,
  },
  resetPassword: {
    chunk: 'storefront/screens/account/sign-in/reset-password-screen.tsx',
    screen: async () => (await import('../../screens/account/sign-in/reset-password-screen.tsx')).ResetPasswordScreen,
    load: async () => (await import('../../screens/account/sign-in/load-sign-in.ts')).loadSignIn,
  },
  verifyEmail: {
    chunk: 'storefront/screens/account/sign-in/verify-email-screen.tsx',
    screen: async () => (await import('../../screens/account/sign-in/verify-email-screen.tsx')).VerifyEmailScreen,
    load: async () => (await import('../../screens/account/sign-in/load-sign-in.ts')).loadSignIn,
  },
  account: {
    chunk: 'storefront/screens/account/my-page/account-screen.tsx',
    screen: async () => (await import('../../screens/account/my-page/account-screen.tsx')).AccountScreen,
    load: async () => (await import('../../screens/account/my-page/load-account.ts')).loadAccount,
  },
  history: {
    chunk: 'storefront/screens/account/my-page/history-screen.tsx',
    screen: async () => (await import('../../screens/account/my-page/history-screen.tsx')).HistoryScreen,
    load: async () => (await import('../../screens/account/my-page/load-account.ts')).loadAccount,
  },
  accountReviews: {
    chunk: 'storefront/screens/account/my-page/own-reviews-screen.tsx',
    screen: async () => (await import('../../screens/account/my-page/own-reviews-screen.tsx')).OwnReviewsScreen,
    load: async () => (await import('../../screens/account/my-page/load-account.ts')).loadAccount,
  },
  qrCode: {
    chunk: 'storefront/screens/account/my-page/qr-screen.tsx',
    screen: async () => (await import('../../screens/account/my-page/qr-screen.tsx')).QrScreen,
    load: async () => (await import('../../screens/account/my-page/load-account.ts')).loadAccount,
  },
  sessions: {
    chunk: 'storefront/screens/account/my-page/sessions-screen.tsx',
    screen: async () => (await import('../../screens/account/my-page/sessions-screen.tsx')).SessionsScreen,
    load: async () => (await import('../../screens/account/my-page/load-account.ts')).loadAccount,
  },
  ownData: {
    chunk: 'storefront/screens/account/my-page/own-data-screen.tsx',
    screen: async () => (await import('../../screens/account/my-page/own-data-screen.tsx')).OwnDataScreen,
    load: async () => (await import('../../screens/account/my-page/load-account.ts')).loadAccount,
  },
  watches: {
    chunk: 'storefront/screens/account/my-page/watches-screen.tsx',
    screen: async () => (await import('../../screens/account/my-page/watches-screen.tsx')).WatchesScreen,
    load: async () => (await import('../../screens/account/my-page/load-account.ts')).loadAccount,
  },
  confirmWatch: {
    chunk: 'storefront/screens/account/sign-in/confirm-watch-screen.tsx',
    screen: async () => (await import('../../screens/account/sign-in/confirm-watch-screen.tsx')).ConfirmWatchScreen,
    load: async () => (await import('../../screens/account/sign-in/load-sign-in.ts')).loadSignIn,
  },
  endWatch: {
    chunk: 'storefront/screens/account/sign-in/end-watch-screen.tsx',
    screen: async () => (await import('../../screens/account/sign-in/end-watch-screen.tsx')).EndWatchScreen,
    load: async () => (await import('../../screens/account/sign-in/load-sign-in.ts')).loadSignIn,
  },
} satisfies Area;
