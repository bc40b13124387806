import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { loginPathFor } from '#domain/navigation/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { doEffects } from '../../features/customer/fail-call.ts';

/** What a screen of own things does when it is refused: a 401 clears the user and leads to the login (ERR-28, ERR-29). */
export function useOwnList(screen: 'sessions' | 'ownData'): (status: number) => void {
  const navigate = useNavigate();
  return useCallback(
    (status: number) => {
      doEffects(screen, status);
      if (status === 401) void navigate(loginPathFor(pathTo(screen)));
    },
    [navigate, screen],
  );
}
