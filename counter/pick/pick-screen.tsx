import { useEffect, useRef, useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterPickText as text } from '#content/nb/counter/pick.ts';
import { counterQueueText } from '#content/nb/counter/queue.ts';
import type { CounterOrder } from '#contract/counter/records.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { useStore } from '#ui/browser/use-store.ts';
import frame from '../frame/frame.module.css';
import { OfflineBand } from '../frame/offline-band.tsx';
import { Top } from '../frame/top.tsx';
import { waitingTicks } from '../offline/pick-store.ts';
import { withTicks } from '../offline/pick-ticks.ts';
import { Button } from '../parts/button.tsx';
import { DueChip } from '../parts/chip.tsx';
import { Skeleton } from '../parts/small-parts.tsx';
import { goTo } from '../routing/route.ts';
import { useScans } from '../scan/listen.ts';
import { useShopNow } from '../state/clock.ts';
import { dueIn } from '../state/due.ts';
import { tell } from '../state/notice.ts';
import { loadOrder, useOrders } from '../state/orders.ts';
import { printing } from '../state/printing.ts';
import { tick } from '../state/send-ticks.ts';
import { clerk, shopId } from '../state/session.ts';
import { isLastLine, rememberLine } from './last-line.ts';
import { MissingDialog } from './missing-dialog.tsx';
import styles from './pick.module.css';
import { PickLineRow } from './pick-line-row.tsx';
import { boxes, inWalkingOrder, isDone, type PickLine } from './pick-lines.ts';
import { PickSide } from './pick-side.tsx';
import { useGoodsScans } from './scan-goods.ts';

const status = { received: 2, inProgress: 3 };

/** One order, or up to eight in a round, each with a box of its own. */
export function PickScreen({ ids }: { readonly ids: readonly number[] }) {
  const states = useOrders(ids);
  const orders = states.flatMap((state) => (state.kind === 'there' ? [state.order] : []));
  const lost = states.find((state) => state.kind === 'missing' || state.kind === 'failed');
  if (lost === undefined && orders.length === ids.length) return <Round orders={orders} />;
  return (
    <>
      <Top
        title={ids.length === 1 ? text.title(ids[0] ?? 0) : text.titleMany(ids.length)}
        back={{ label: counterFrameText.backToQueue, go: () => goTo({ screen: 'queue' }) }}
      />
      <div className={frame.scroll}>
        {lost === undefined ? (
          [0, 1, 2, 3].map((row) => <Skeleton key={row} height={104} />)
        ) : (
          <>
            <p role="alert">
              {lost.kind === 'missing' ? counterQueueText.empty.picking : counterFrameText.unreachable}
            </p>
            <Button look="outline" onClick={() => ids.forEach((id) => void loadOrder(id))}>
              {counterFrameText.tryAgain}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Round({ orders }: { readonly orders: readonly CounterOrder[] }) {
  const waiting = useStore(waitingTicks);
  const who = useStore(clerk);
  const now = useShopNow();
  const [missing, setMissing] = useState<PickLine | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const single = orders.length === 1 ? orders[0] : undefined;
  const lines = inWalkingOrder(
    orders.flatMap((order, index) =>
      withTicks(order.id, order.lines, waiting).map((line) => ({
        ...line,
        order: order.id,
        box: single === undefined ? (boxes[index] ?? null) : null,
      })),
    ),
  );
  const mayTick = (id: number) => {
    const order = orders.find((each) => each.id === id);
    return order?.status === status.inProgress && order.picker?.id === who?.id;
  };
  const put = (line: PickLine) => {
    rememberLine(line.order, line.line);
    void tick({ shop: shopId(), order: line.order, line: line.line, picked: line.picked });
  };
  const scans = useGoodsScans(
    lines.filter((line) => mayTick(line.order)),
    put,
    setPlace,
  );
  useScans({ onScan: scans.scan });
  useTakenOver(orders, who?.id ?? null);

  const next = lines.find((line) => !isDone(line) && mayTick(line.order));
  const reported = missing === null ? undefined : orders.find(({ id }) => id === missing.order);
  return (
    <>
      <Top
        title={single === undefined ? text.titleMany(orders.length) : text.title(single.id)}
        back={{ label: counterFrameText.backToQueue, go: () => goTo({ screen: 'queue' }) }}
        sub={single && <SingleSub order={single} />}
        actions={
          single && (
            <Button
              look="outline"
              icon="print"
              className={frame.wideOnly}
              onClick={() => printing.set({ kind: 'slip', order: single })}
            >
              {text.print}
            </Button>
          )
        }
        {...(single?.due != null && { chips: <DueChip due={dueIn(single.due, now)} tall /> })}
      />
      <OfflineBand rest={text.offlineRest(waiting.length)} />
      <div className={frame.two}>
        <section className={frame.pane} aria-label={text.pieces}>
          {lines.map((line, index) => (
            <LineWithGroup
              key={`${line.order}-${line.line}`}
              line={line}
              first={line.group !== lines[index - 1]?.group}
              next={line === next}
              off={!mayTick(line.order)}
              onTick={() => put({ ...line, picked: line.picked >= line.count ? 0 : line.count })}
              onMissing={mayTick(line.order) ? () => setMissing(line) : null}
            />
          ))}
        </section>
        <PickSide orders={orders} lines={lines} said={scans.said} scannedPlace={place} />
      </div>
      {missing !== null && reported !== undefined && (
        <MissingDialog order={reported} line={missing} onClose={() => setMissing(null)} />
      )}
    </>
  );
}

function SingleSub({ order }: { readonly order: CounterOrder }) {
  const name = order.customer?.name ?? '';
  return (
    <span className={frame.wideOnly}>
      {name}
      <br />
      {order.way === 'send' ? text.toSend : order.paying === 'paid' ? text.paidOnline : text.paysInTill}
    </span>
  );
}

interface LineWithGroupProps {
  readonly line: PickLine;
  readonly first: boolean;
  readonly next: boolean;
  readonly off: boolean;
  readonly onTick: () => void;
  readonly onMissing: (() => void) | null;
}

function LineWithGroup({ line, first, ...rest }: LineWithGroupProps) {
  return (
    <>
      {first && <h2 className={styles.group}>{line.group}</h2>}
      <PickLineRow line={line} here={isLastLine(line.order, line.line)} {...rest} />
    </>
  );
}

/** A colleague who takes over is named to the one who had it. */
function useTakenOver(orders: readonly CounterOrder[], me: number | null): void {
  const mine = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, picker } of orders) {
      if (picker?.id === me) mine.current.add(id);
      else if (mine.current.delete(id) && picker !== null) tell(counterQueueText.overTaken(firstName(picker.name), id));
    }
  }, [orders, me]);
}
