import { useLoaderData, useLocation } from 'react-router';
import type { LoginOrigin } from '#domain/navigation/addresses/next-path.ts';
import { useMounted } from '#ui/browser/use-mounted.ts';
import type { SignInData } from './load-sign-in.ts';

/**
 * What a sign-in screen was opened with. The query is the visitor's own, so the server, which keeps one page for all,
 * does not know it (DEC-05).
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
  };
}
