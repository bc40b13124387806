export const userErrorTags = [
  'login',
  'registration',
  'resend',
  'update',
  'delete',
  'fetch-data',
  'password-reset-email',
  'password-reset',
] as const;

export type UserErrorTag = (typeof userErrorTags)[number];

export type UserCall =
  | 'login'
  | 'register'
  | 'resendVerification'
  | 'updateAccount'
  | 'deleteAccount'
  | 'current'
  | 'code'
  | 'reservations'
  | 'orders'
  | 'reviews'
  | 'sessions'
  | 'watches'
  | 'ownData'
  | 'passwordEmail'
  | 'passwordReset';

/** Each user call's failure carries its own tag (ERR-39). */
export const tagOfCall: Readonly<Record<UserCall, UserErrorTag>> = {
  login: 'login',
  register: 'registration',
  resendVerification: 'resend',
  updateAccount: 'update',
  deleteAccount: 'delete',
  current: 'fetch-data',
  code: 'fetch-data',
  reservations: 'fetch-data',
  orders: 'fetch-data',
  reviews: 'fetch-data',
  sessions: 'fetch-data',
  watches: 'fetch-data',
  ownData: 'fetch-data',
  passwordEmail: 'password-reset-email',
  passwordReset: 'password-reset',
};

/** What else a failed call does, besides its text. */
export interface FailureEffects {
  readonly logsOut: boolean;
  readonly clearsUser: boolean;
  readonly reloads: boolean;
}

const none: FailureEffects = { logsOut: false, clearsUser: false, reloads: false };
const clears: FailureEffects = { ...none, clearsUser: true };

/**
 * There is no rule for all 401s (TRAP-24): login logs out and clears (USER-05), update clears and reloads, delete only clears
 * (ERR-15, ERR-16, TRAP-29), the lists clear (ERR-28, ERR-29), and a logout answered 419 clears (ERR-30).
 */
export function failureEffects(call: UserCall | 'logout', status: number): FailureEffects {
  if (call === 'logout') return status === 419 ? clears : none;
  if (status !== 401) return none;
  switch (call) {
    case 'login':
      return { ...clears, logsOut: true };
    case 'updateAccount':
      return { ...clears, reloads: true };
    case 'deleteAccount':
    case 'reservations':
    case 'orders':
    case 'reviews':
    case 'sessions':
    case 'watches':
    case 'ownData':
      return clears;
    default:
      return none;
  }
}
