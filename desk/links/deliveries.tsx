import { useState } from 'react';
import { deliveryStates, eventNames, linkText as text } from '#content/nb/desk/machinery/links.ts';
import type { DeliveryRow } from '#contract/desk/links/schemas.ts';
import type { EventType } from '#domain/system/event-types.ts';
import { Button } from '../parts/button.tsx';
import words from '../parts/layout/text.module.css';
import { Status } from '../parts/small-parts.tsx';
import { EmptyState, QueryState } from '../parts/states.tsx';
import { shortTime } from '../parts/times.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import styles from './links.module.css';

const looks = { waiting: 'wait', delivered: 'ok', failed: 'error' } as const;
const everyMs = 3_000;

export function Deliveries({ webhook }: { readonly webhook: number }) {
  const [after, setAfter] = useState<string | undefined>(undefined);
  const list = useQuery('deliveries', { id: webhook, after }, { everyMs });
  const replay = useAct('replayDelivery');
  const again = async (id: number) => {
    const answer = await replay.run({ id });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.replayed });
    list.reload();
  };
  const next = list.value?.next ?? null;
  return (
    <>
      <QueryState query={list} />
      {list.value?.rows.length === 0 && <EmptyState>{text.noDeliveries}</EmptyState>}
      <ul className={styles.deliveries}>
        {list.value?.rows.map((row) => (
          <li key={row.id}>
            <span>
              <b>{row.type in eventNames ? eventNames[row.type as EventType] : text.testType}</b>
              <small className={words.sub}>{shortTime(row.at)}</small>
            </span>
            <Status state={looks[row.state]}>{deliveryStates[row.state]}</Status>
            <p className={styles.answer}>{answerWords(row)}</p>
            {row.state !== 'waiting' && (
              <Button look="outline" size="small" aria-label={text.replayOf(row.id)} onClick={() => void again(row.id)}>
                {text.replay}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button look="outline" size="small" onClick={() => setAfter(next)}>
          {text.older}
        </Button>
      )}
    </>
  );
}

/** '500 Internal error · 3 forsøk · neste 14.02' */
function answerWords({ status, error, answer, attempts, nextAt }: DeliveryRow): string {
  const said = [status, error === null ? answer : text.error(error)].filter((part) => part !== null).join(' ');
  const attempted = `${attempts} ${text.deliveryColumns.attempts.toLowerCase()}`;
  return [
    ...(attempts === 0 ? [] : [said === '' ? text.noAnswer : said, attempted]),
    ...(nextAt === null ? [] : [text.next(shortTime(nextAt))]),
  ].join(' · ');
}
