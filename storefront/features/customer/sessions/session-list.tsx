import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { generalError } from '#content/nb/errors.ts';
import { frameText } from '#content/nb/frame.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Button } from '#ui/components/button/button.tsx';
import { LabelBadge } from '#ui/components/label-badge/label-badge.tsx';
import { logOut } from '../sign-in.ts';
import { type Ending, EndSessionDialog } from './end-session-dialog.tsx';
import { deviceOf, type OwnSession } from './own-session.ts';
import styles from './session-list.module.css';

const text = accountText.sessions;

export interface SessionListProps {
  /** Called with the status when the list is not given: a customer who was logged out elsewhere must log in. */
  readonly onRefused: (status: number) => void;
}

/** R28: where the customer is logged in; each place can be logged out, and all others at once. */
export function SessionList({ onRefused }: SessionListProps) {
  const [sessions, setSessions] = useState<readonly OwnSession[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [timesEnded, setTimesEnded] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();

  const load = useEffectEvent(async () => {
    const reply = await shopApi().ownSessions({});
    if (reply.ok) return setSessions(reply.data);
    setFailed(true);
    onRefused(reply.status);
  });
  useEffect(() => {
    void load();
  }, []);

  // The button that was pressed is gone with its row; the dialog has given the focus back before this.
  useEffect(() => {
    if (timesEnded > 0) list.current?.focus();
  }, [timesEnded]);

  const end = async (asked: Ending) => {
    if (asked.kind === 'one' && asked.session.current) return logOut();
    const reply =
      asked.kind === 'one'
        ? await shopApi().endSession({ session: asked.session.id })
        : await shopApi().endOtherSessions({});
    setEnding(null);
    // one that is gone already (404) is logged out, which is what was asked for
    if (!reply.ok && reply.status !== 404) {
      raiseAlert('error', generalError(reply.status));
      return onRefused(reply.status);
    }
    setSessions((held) => (held ?? []).filter((session) => session.current || !isEnded(asked, session)));
    raiseAlert('success', asked.kind === 'one' ? text.ended(deviceOf(asked.session)) : text.othersEnded);
    setTimesEnded((times) => times + 1);
  };

  if (failed) return <p role="status">{text.failed}</p>;
  if (sessions === null) return <p role="status">{frameText.loading}</p>;
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={text.listLabel} tabIndex={-1}>
        {sessions.map((session) => (
          <SessionEntry
            key={session.id}
            session={session}
            now={now}
            onEnd={() => setEnding({ kind: 'one', session })}
          />
        ))}
      </ul>
      {others === 0 ? (
        <p>{text.onlyThis}</p>
      ) : (
        <Button look="outline" onClick={() => setEnding({ kind: 'others', count: others })}>
          {text.endOthers}
        </Button>
      )}
      <EndSessionDialog ending={ending} onEnd={end} onClose={() => setEnding(null)} />
    </>
  );
}

interface SessionEntryProps {
  readonly session: OwnSession;
  readonly now: number | null;
  readonly onEnd: () => void;
}

function SessionEntry({ session, now, onEnd }: SessionEntryProps) {
  const device = deviceOf(session);
  const ago = (instant: string) => (now === null ? '' : relativeTime(Date.parse(instant), now));
  return (
    <li className={styles.session}>
      <div>
        <h2 className={styles.device}>
          {device} {session.current && <LabelBadge look="outline">{text.thisDevice}</LabelBadge>}
        </h2>
        <p className={styles.quiet}>
          {session.current ? text.inUse : text.lastSeen(ago(session.last_seen_at))}
          {' · '}
          {text.loggedIn(ago(session.created_at))}
          {session.remember === 1 && ` · ${text.remembered}`}
        </p>
      </div>
      <Button look="outline" onClick={onEnd} aria-label={text.endNamed(device)}>
        {text.end}
      </Button>
    </li>
  );
}

function isEnded(asked: Ending, { id }: OwnSession): boolean {
  return asked.kind === 'others' || asked.session.id === id;
}
