import { useLoaderData, useLocation } from 'react-router';
import { readIdentityOutcome } from '#domain/customer/identity-outcome.ts';
import type { LoginOrigin } from '#domain/navigation/addresses/next-path.ts';
import { useMounted } from '#ui/browser/use-mounted.ts';
import type { SignInData } from './load-sign-in.ts';

/**
 * The query parameters of a sign-in screen. The server's cached page is the same for everyone, so they are read in the
 * browser (DEC-05).
 */
export function useSignIn() {
  const { picture, openedFrom } = useLoaderData<SignInData>();
  const { search } = useLocation();
  const query = new URLSearchParams(useMounted() ? search : '');
  const origin: LoginOrigin = { next: query.get('next'), openedFrom, fromCart: query.get('from') === 'cart' };
  return {
    picture,
    origin,
    /** DEC-107: the one-time link of a mail. */
    registrationToken: query.get('registration_token'),
    email: query.get('email') ?? '',
    /** What came of a login at Vipps. */
    vippsOutcome: readIdentityOutcome(query.get('vipps')),
  };
}
