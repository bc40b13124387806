import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import { historyText } from '#content/nb/history.ts';
import { loginPathFor } from '#domain/navigation/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { doEffects } from '../../features/customer/fail-call.ts';
import { HistoryList } from '../../features/history/history-list.tsx';
import { useHistory } from '../../features/history/use-history.ts';
import { MyPage } from './my-page.tsx';

export function HistoryScreen() {
  return <MyPage title={historyText.title}>{() => <OwnHistory />}</MyPage>;
}

/** ERR-28: a 401 clears the user and leads to the login. */
function OwnHistory() {
  const navigate = useNavigate();
  const refused = useCallback(
    (status: number) => {
      doEffects('reservations', status);
      if (status === 401) void navigate(loginPathFor(pathTo('history')));
    },
    [navigate],
  );
  const { items, loading, more, replace } = useHistory(refused);
  if (items.length === 0) return <p role="status">{loading ? frameText.loading : historyText.empty}</p>;
  return <HistoryList items={items} more={more} onChanged={replace} />;
}
