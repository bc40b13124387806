import { useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterPickText as text } from '#content/nb/counter/pick.ts';
import { counterQueueText } from '#content/nb/counter/queue.ts';
import type { CounterOrder } from '#contract/counter/records.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { useStore } from '#ui/browser/use-store.ts';
import frame from '../frame/frame.module.css';
import { waitingTicks } from '../offline/pick-store.ts';
import { Button } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { Say } from '../parts/say.tsx';
import { PickBar } from '../parts/small-parts.tsx';
import { begin } from '../queue/begin.ts';
import { goTo } from '../routing/route.ts';
import { cameraOpen } from '../scan/camera.ts';
import { useAct } from '../state/act.ts';
import { connection } from '../state/connection.ts';
import { clerk } from '../state/session.ts';
import styles from './pick.module.css';
import { boxes, type PickLine, tally } from './pick-lines.ts';
import { PlaceChoice } from './place-choice.tsx';
import type { ScanSaid } from './scan-goods.ts';
import { SendDialog } from './send-dialog.tsx';
import { useFinish } from './use-finish.ts';

export interface PickSideProps {
  readonly orders: readonly CounterOrder[];
  readonly lines: readonly PickLine[];
  readonly said: ScanSaid | null;
  readonly scannedPlace: string | null;
}

const status = { received: 2, inProgress: 3, cancelled: 8 };

/** How far it is, what was scanned, where it goes, and the one button that ends it. */
export function PickSide({ orders, lines, said, scannedPlace }: PickSideProps) {
  const waiting = useStore(waitingTicks);
  const all = tally(lines);
  // In a round the boxes are finished one by one: the first that is full and not ready yet.
  const open = orders.filter((order) => order.status !== 4 && order.status !== 5 && order.status !== 6);
  const full = open.find(({ id }) => tally(lines.filter((line) => line.order === id)).left === 0);
  const current = full ?? open[0] ?? orders[0];
  const waits = waiting.filter(({ order }) => orders.some(({ id }) => id === order)).length;
  if (current === undefined) return null;
  return (
    <aside className={`${frame.side} ${styles.sideBody}`} aria-label={text.picked}>
      <div className={styles.progressRow}>
        <p className={styles.progress}>
          <b>{text.of(all.picked, all.all)}</b> <span>{text.picked}</span>
        </p>
        <PickBar all={all.all} picked={all.picked} missing={all.missing} label={text.of(all.picked, all.all)} />
        {waits > 0 && (
          <Chip tone="warn" icon="sync">
            {text.waiting(waits)}
          </Chip>
        )}
      </div>
      {said !== null && (
        <Say tone={said.tone} icon={said.tone === 'ok' ? 'check' : 'error'} title={said.title}>
          {said.text}
        </Say>
      )}
      {said === null && (
        <div className={styles.helpOnly}>
          <Say icon="scan">{text.help}</Say>
        </div>
      )}
      <Finish
        key={current.id}
        order={current}
        lines={lines.filter((line) => line.order === current.id)}
        box={orders.length > 1 ? (boxes[orders.indexOf(current)] ?? null) : null}
        scannedPlace={scannedPlace}
        last={open.length <= 1}
      />
    </aside>
  );
}

interface FinishProps {
  readonly order: CounterOrder;
  readonly lines: readonly PickLine[];
  readonly box: string | null;
  readonly scannedPlace: string | null;
  /** Of the round. */
  readonly last: boolean;
}

function Finish({ order, lines, box, scannedPlace, last }: FinishProps) {
  const who = useStore(clerk);
  const online = useStore(connection).kind !== 'offline';
  const begins = useAct('begin');
  const [chosen, setChosen] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const finish = useFinish(order, last);
  const { left, picked } = tally(lines);
  const place = scannedPlace ?? chosen ?? order.place ?? order.freePlaces[0] ?? null;
  const mine = order.picker?.id === who?.id;

  if (order.status === status.cancelled) {
    return (
      <>
        <Say tone="err" icon="error" role="alert">
          {picked === 0 ? text.soldOut : text.cancelled}
        </Say>
        <div className={frame.sideFoot}>
          <Button size="big" full onClick={() => goTo({ screen: order.needsPutBack ? 'put-back' : 'queue' })}>
            {order.needsPutBack ? counterFrameText.nav.putBack : counterQueueText.toQueue}
          </Button>
        </div>
      </>
    );
  }
  if (order.status === status.received || (order.status === status.inProgress && !mine)) {
    const isNew = order.status === status.received;
    const row = { id: order.id, version: order.version, status: order.status, lines: [], more: 0 };
    return (
      <div className={frame.sideFoot}>
        {!isNew && order.picker !== null && <Say icon="user">{text.notYours(firstName(order.picker.name))}</Say>}
        <Button size="big" full off={!online} onClick={() => void begin(begins, row, { takeOver: !isNew })}>
          {!online
            ? counterFrameText.needsLine
            : isNew
              ? counterQueueText.pickLabel(order.id)
              : counterQueueText.takeOver(firstName(order.picker?.name ?? ''))}
        </Button>
      </div>
    );
  }
  if (order.status !== status.inProgress) {
    return (
      <div className={frame.sideFoot}>
        <Button size="big" full onClick={() => goTo({ screen: 'order', id: order.id })}>
          {counterQueueText.lookLabel(order.id)}
        </Button>
      </div>
    );
  }
  const busy = finish.state !== 'idle';
  const label = () => {
    if (finish.state === 'unsure') return counterFrameText.unsure;
    if (!online) return text.readyOffline;
    if (left > 0) return text.left(left);
    if (picked === 0) return text.nothingFound;
    if (order.way === 'send') return text.send;
    if (place === null) return text.choosePlace;
    return box === null ? text.ready : `${text.ready}: ${text.placeFor(box, order.id)}`;
  };
  const off = !online || left > 0 || busy || (order.way === 'collect' && picked > 0 && place === null);
  const press = () => {
    if (picked === 0) void finish.cancel();
    else if (order.way === 'send') setSending(true);
    else if (place !== null) void finish.ready(place);
  };
  return (
    <>
      <div className={frame.sideFoot}>
        {order.way === 'collect' && (
          <div className={left > 0 ? styles.later : undefined}>
            <PlaceChoice
              title={box === null ? text.place : `${text.place}: ${text.placeFor(box, order.id)}`}
              free={order.freePlaces}
              chosen={place}
              onChoose={setChosen}
            />
          </div>
        )}
        <div className={styles.acts}>
          <Button
            look="outline"
            size="big"
            className={styles.camera}
            aria-label={counterFrameText.camera}
            onClick={() => cameraOpen.set(true)}
          >
            <Glyph name="scan" size={28} />
          </Button>
          <Button size="big" off={off} onClick={press}>
            {label()}
          </Button>
        </div>
        {!online && <p className={frame.note}>{text.readyOfflineNote}</p>}
      </div>
      {sending && (
        <SendDialog order={order} onClose={() => setSending(false)} onSend={(url) => void finish.send(url)} />
      )}
    </>
  );
}
