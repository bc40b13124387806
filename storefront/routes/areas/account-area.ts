import type { Area } from '../screen-route.ts';

/** Logging in and 'Min side' (DEC-27, DEC-28). */
export const accountArea = {
  login: {
    chunk: 'storefront/screens/account/login-screen.tsx',
    screen: async () => (await import('../../screens/account/login-screen.tsx')).LoginScreen,
    load: async () => (await import('../load-sign-in.ts')).loadSignIn,
  },
  register: {
    chunk: 'storefront/screens/account/register-screen.tsx',
    screen: async () => (await import('../../screens/account/register-screen.tsx')).RegisterScreen,
    load: async () => (await import('../load-sign-in.ts')).loadSignIn,
  },
  forgotPassword: {
    chunk: 'storefront/screens/account/forgot-password-screen.tsx',
    screen: async () => (await import('../../screens/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
    load: async () => (await import('../load-sign-in.ts')).loadSignIn,
  },
  resetPassword: {
    chunk: 'storefront/screens/account/reset-password-screen.tsx',
    screen: async () => (await import('../../screens/account/reset-password-screen.tsx')).ResetPasswordScreen,
    load: async () => (await import('../load-sign-in.ts')).loadSignIn,
  },
  verifyEmail: {
    chunk: 'storefront/screens/account/verify-email-screen.tsx',
    screen: async () => (await import('../../screens/account/verify-email-screen.tsx')).VerifyEmailScreen,
    load: async () => (await import('../load-sign-in.ts')).loadSignIn,
  },
  account: {
    chunk: 'storefront/screens/account/account-screen.tsx',
    screen: async () => (await import('../../screens/account/account-screen.tsx')).AccountScreen,
    load: async () => (await import('../load-account.ts')).loadAccount,
  },
  history: {
    chunk: 'storefront/screens/account/history-screen.tsx',
    screen: async () => (await import('../../screens/account/history-screen.tsx')).HistoryScreen,
    load: async () => (await import('../load-account.ts')).loadAccount,
  },
  accountReviews: {
    chunk: 'storefront/screens/account/own-reviews-screen.tsx',
    screen: async () => (await import('../../screens/account/own-reviews-screen.tsx')).OwnReviewsScreen,
    load: async () => (await import('../load-account.ts')).loadAccount,
  },
  qrCode: {
    chunk: 'storefront/screens/account/qr-screen.tsx',
    screen: async () => (await import('../../screens/account/qr-screen.tsx')).QrScreen,
    load: async () => (await import('../load-account.ts')).loadAccount,
  },
  sessions: {
    chunk: 'storefront/screens/account/sessions-screen.tsx',
    screen: async () => (await import('../../screens/account/sessions-screen.tsx')).SessionsScreen,
    load: async () => (await import('../load-account.ts')).loadAccount,
  },
  ownData: {
    chunk: 'storefront/screens/account/own-data-screen.tsx',
    screen: async () => (await import('../../screens/account/own-data-screen.tsx')).OwnDataScreen,
    load: async () => (await import('../load-account.ts')).loadAccount,
  },
  watches: {
    chunk: 'storefront/screens/account/watches-screen.tsx',
    screen: async () => (await import('../../screens/account/watches-screen.tsx')).WatchesScreen,
    load: async () => (await import('../load-account.ts')).loadAccount,
  },
  confirmWatch: {
    chunk: 'storefront/screens/account/confirm-watch-screen.tsx',
    screen: async () => (await import('../../screens/account/confirm-watch-screen.tsx')).ConfirmWatchScreen,
    load: async () => (await import('../load-sign-in.ts')).loadSignIn,
  },
  endWatch: {
    chunk: 'storefront/screens/account/end-watch-screen.tsx',
    screen: async () => (await import('../../screens/account/end-watch-screen.tsx')).EndWatchScreen,
    load: async () => (await import('../load-sign-in.ts')).loadSignIn,
  },
} satisfies Area;
