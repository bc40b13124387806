import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { UserCall } from '#domain/customer/user-errors.ts';
import { loginPathFor } from '#domain/navigation/addresses/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { doEffects } from '../../../features/customer/fail-call.ts';

type OwnScreen = 'account' | 'history' | 'accountReviews' | 'sessions' | 'ownData' | 'watches';

/** What a screen of own things does when a call is refused: a 401 clears the user and leads to the login (ERR-28, ERR-29). */
export function useRefused(call: UserCall, screen: OwnScreen): (status: number) => void {
  const navigate = useNavigate();
  return useCallback(
    (status: number) => {
      doEffects(call, status);
      if (status === 401) void navigate(loginPathFor(pathTo(screen)));
    },
    [navigate, call, screen],
  );
}
