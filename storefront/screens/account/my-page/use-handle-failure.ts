import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { UserCall } from '#domain/customer/user-errors.ts';
import { loginPathFor } from '#domain/navigation/addresses/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { applyFailureEffects } from '../../../features/customer/handle-failure.ts';

type OwnScreen = 'account' | 'history' | 'accountReviews' | 'sessions' | 'ownData' | 'watches';

/**
 * What a screen with the customer's own data does when a call is refused: a 401 clears the user and leads to the login
 * (ERR-28, ERR-29).
 */
export function useHandleFailure(call: UserCall, screen: OwnScreen): (status: number) => void {
  const navigate = useNavigate();
  return useCallback(
    (status: number) => {
      applyFailureEffects(call, status);
      if (status === 401) void navigate(loginPathFor(pathTo(screen)));
    },
    [navigate, call, screen],
  );
}
