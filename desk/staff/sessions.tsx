import { staffText as text } from '#content/nb/desk/staff.ts';
import { TextButton } from '../parts/button.tsx';
import { Rows } from '../parts/layout/rows.tsx';
import { QueryState } from '../parts/states.tsx';
import { shortTime } from '../parts/times.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';

/** Where somebody is signed in. */
export function Sessions({ member }: { readonly member: number }) {
  const list = useQuery('staffSessions', { id: member });
  const end = useAct('endSession');
  return (
    <section>
      <h3>{text.sessions}</h3>
      <QueryState query={list} />
      <Rows>
        {list.value?.sessions.map(({ id, device, createdAt, lastTouchAt, isThis }) => (
          <li key={id}>
            <span>
              <b>{device || text.unknownDevice}</b> {isThis && `(${text.thisOne})`}
              <small>{text.since(shortTime(createdAt), shortTime(lastTouchAt))}</small>
            </span>
            {!isThis && (
              <TextButton
                onClick={async () => {
                  const answer = await end.run({ id: member, session: id });
                  if (answer?.kind === 'done') say({ tone: 'done', text: text.sessionEnded });
                  list.reload();
                }}
              >
                {text.endSession}
              </TextButton>
            )}
          </li>
        ))}
      </Rows>
    </section>
  );
}
