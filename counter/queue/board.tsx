import { type ReactNode, useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterQueueText as text } from '#content/nb/counter/queue.ts';
import type { Queue, QueueRow } from '#contract/counter/records.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { useNarrow } from '../frame/narrow.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { goTo } from '../routing/route.ts';
import { useScans } from '../scan/listen.ts';
import { useAct } from '../state/act.ts';
import { useShopNow } from '../state/clock.ts';
import { connection } from '../state/connection.ts';
import { isToday } from '../state/due.ts';
import { printing } from '../state/printing.ts';
import { freshOrders } from '../state/queue.ts';
import { rowsOf } from '../state/queue-order.ts';
import { clerk } from '../state/session.ts';
import { begin, beginRound, taken } from './begin.ts';
import { Column } from './column.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './queue.module.css';
import { ReadyRow } from './ready-row.tsx';
import { TakenDialog } from './taken-dialog.tsx';
import { TodayFigures } from './today-figures.tsx';

type Stage = QueueRow['stage'];
const stages: readonly Stage[] = ['new', 'picking', 'ready'];
const mostTogether = 8;

/** The three columns; on a phone three tabs. */
export function Board({ queue, startsAt }: { readonly queue: Queue; readonly startsAt: Stage }) {
  const narrow = useNarrow();
  const [tab, setTab] = useState<Stage>(startsAt);
  const rows = {
    new: rowsOf(queue.rows, 'new'),
    picking: rowsOf(queue.rows, 'picking'),
    ready: rowsOf(queue.rows, 'ready'),
  };
  const conflict = useStore(taken);
  const begins = useAct('begin');

  useScans({
    onKey: (key) => {
      const first = rows.new[0];
      if (key.toLowerCase() !== 'p' || first === undefined) return false;
      void begin(begins, first);
      return true;
    },
  });

  const column = (stage: Stage): ReactNode => {
    if (stage === 'new') return <NewColumn rows={rows.new} headless={narrow} />;
    if (stage === 'picking') return <PickingColumn rows={rows.picking} headless={narrow} today={queue.today} />;
    return <ReadyColumn rows={rows.ready} headless={narrow} />;
  };
  const next = rows.new.find(({ id }) => id !== conflict?.row.id) ?? null;
  return (
    <>
      {narrow ? (
        <>
          <Tabs tab={tab} onChange={setTab} counts={rows} />
          <div className={styles.tabPanel} role="tabpanel" id="queue-panel" aria-labelledby={`tab-${tab}`}>
            {column(tab)}
          </div>
        </>
      ) : (
        <div className={styles.board}>
          {stages.map((stage) => (
            <div key={stage} style={{ display: 'contents' }}>
              {column(stage)}
            </div>
          ))}
        </div>
      )}
      {conflict !== null && <TakenDialog conflict={conflict} next={next} />}
    </>
  );
}

interface TabsProps {
  readonly tab: Stage;
  readonly onChange: (tab: Stage) => void;
  readonly counts: Readonly<Record<Stage, readonly QueueRow[]>>;
}

function Tabs({ tab, onChange, counts }: TabsProps) {
  return (
    <div
      className={styles.tabs}
      role="tablist"
      onKeyDown={(event) => {
        const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const to = move === undefined ? undefined : stages[stages.indexOf(tab) + move];
        if (to === undefined) return;
        onChange(to);
        document.getElementById(`tab-${to}`)?.focus();
      }}
    >
      {stages.map((stage) => (
        <button
          key={stage}
          id={`tab-${stage}`}
          type="button"
          role="tab"
          aria-selected={stage === tab}
          aria-controls="queue-panel"
          tabIndex={stage === tab ? 0 : -1}
          onClick={() => onChange(stage)}
        >
          {text.columns[stage]} <b>{counts[stage].length}</b>
        </button>
      ))}
    </div>
  );
}

interface PartProps {
  readonly rows: readonly QueueRow[];
  readonly headless: boolean;
}

function NewColumn({ rows, headless }: PartProps) {
  const fresh = useStore(freshOrders);
  const online = useStore(connection).kind !== 'offline';
  const act = useAct('begin');
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const choose = (id: number, wanted: boolean) => {
    const next = new Set(chosen);
    if (wanted && next.size < mostTogether) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const link =
    chosen === null ? (
      <TextButton off={!online || rows.length < 2} onClick={() => setChosen(new Set())}>
        {text.several}
      </TextButton>
    ) : (
      <TextButton onClick={() => setChosen(null)}>{text.severalStop}</TextButton>
    );
  const foot = chosen !== null && (
    <Button
      size="big"
      full
      off={chosen.size < 2}
      onClick={() => void beginRound(rows.filter(({ id }) => chosen.has(id)))}
    >
      {chosen.size < 2 ? text.severalHelp : text.severalChosen(chosen.size)}
    </Button>
  );
  return (
    <Column stage="new" rows={rows} headless={headless} link={link} foot={foot}>
      {(row, gone, index) => (
        <OrderCard
          row={row}
          fresh={fresh.has(row.id)}
          gone={gone}
          act={
            chosen !== null ? (
              <label className={styles.choose}>
                <input
                  type="checkbox"
                  aria-label={text.choose(row.id)}
                  checked={chosen.has(row.id)}
                  onChange={(event) => choose(row.id, event.currentTarget.checked)}
                />
              </label>
            ) : (
              <Button
                look={index === 0 ? 'solid' : 'tint'}
                className={styles.act}
                off={!online || gone}
                aria-label={online && !gone ? text.pickLabel(row.id) : undefined}
                onClick={() => void begin(act, row)}
              >
                {gone ? text.gone : online ? text.pick : counterFrameText.needsLine}
              </Button>
            )
          }
        />
      )}
    </Column>
  );
}

function PickingColumn({ rows, headless, today }: PartProps & { readonly today: Queue['today'] }) {
  const who = useStore(clerk);
  const isMine = ({ picker }: QueueRow) => picker?.id === who?.id;
  const sorted = [...rows.filter(isMine), ...rows.filter((row) => !isMine(row))];
  return (
    <Column
      stage="picking"
      rows={sorted}
      headless={headless}
      foot={headless ? undefined : <TodayFigures today={today} />}
    >
      {(row, gone) => (
        <OrderCard
          row={row}
          gone={gone}
          mine={isMine(row)}
          act={
            <Button
              look={isMine(row) ? 'solid' : 'outline'}
              className={styles.act}
              aria-label={isMine(row) ? text.carryOnLabel(row.id) : text.lookLabel(row.id)}
              onClick={() => goTo({ screen: 'pick', ids: [row.id] })}
            >
              {isMine(row) ? text.carryOn : text.look}
            </Button>
          }
        />
      )}
    </Column>
  );
}

function ReadyColumn({ rows, headless }: PartProps) {
  const now = useShopNow();
  const endsToday = ({ due }: QueueRow) => due !== null && (isToday(due, now) || Date.parse(due) < now);
  const print = <TextButton onClick={() => printing.set({ kind: 'list' })}>{text.printList}</TextButton>;
  return (
    <Column
      stage="ready"
      rows={rows}
      headless={headless}
      link={print}
      labelBefore={(row, previous) => {
        const last = endsToday(row);
        if (previous !== undefined && endsToday(previous) === last) return null;
        if (previous === undefined && !last) return null;
        return (
          <h3 className={styles.label} data-tone={last ? 'warn' : undefined}>
            {last ? text.lastDay : text.later}
          </h3>
        );
      }}
    >
      {(row) => <ReadyRow row={row} now={now} />}
    </Column>
  );
}
