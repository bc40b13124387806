import { useEffect, useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterPickText } from '#content/nb/counter/pick.ts';
import { counterPutBackText as text } from '#content/nb/counter/put-back.ts';
import { counterQueueText } from '#content/nb/counter/queue.ts';
import type { PutBack, QueueRow } from '#contract/counter/records.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import { useStore } from '#ui/browser/use-store.ts';
import mug from '../drawings/mug.svg';
import { FailedRead } from '../frame/failed-read.tsx';
import frame from '../frame/frame.module.css';
import { OfflineBand } from '../frame/offline-band.tsx';
import { SearchField } from '../frame/search-field.tsx';
import { Top } from '../frame/top.tsx';
import { Button } from '../parts/button.tsx';
import { EmptyScene } from '../parts/empty-scene.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { GoodsTile } from '../parts/goods.tsx';
import parts from '../parts/parts.module.css';
import { Say } from '../parts/say.tsx';
import { Place, Skeleton } from '../parts/small-parts.tsx';
import pick from '../pick/pick.module.css';
import { useScans } from '../scan/listen.ts';
import { buzz } from '../sound/knock.ts';
import { useAct } from '../state/act.ts';
import { connection, isOnline } from '../state/connection.ts';
import { clockTime } from '../state/due.ts';
import { tell, tellError } from '../state/notice.ts';
import { queue } from '../state/queue.ts';
import { ask } from '../state/read.ts';
import { tellRefusal } from '../state/refusal-words.ts';
import { shopId } from '../state/session.ts';
import styles from './put-back.module.css';
import { carried, type PutBackLine, putBackLines } from './put-back-lines.ts';

/** What has been carried back so far, by number alone; it outlives the lock. */
let carriedSoFar: ReadonlySet<string> = new Set();

/** Not collected, or cancelled after picking: from the shelf back to the floor. */
export function PutBackScreen() {
  const [list, setList] = useState<PutBack | null>(null);
  const [done, setDoneState] = useState(carriedSoFar);
  const waiting = useStore(queue)?.toPutBack;
  const online = useStore(connection).kind !== 'offline';
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew when the queue has another count
  useEffect(() => {
    let here = true;
    void ask('putBackList', { params: { shop: shopId() } }).then((answer) => {
      if (!here) return;
      setFailed(answer.kind !== 'done');
      if (answer.kind === 'done') setList(answer.value);
    });
    return () => {
      here = false;
    };
  }, [waiting, turn]);

  const lines = list === null ? [] : putBackLines(list.rows);
  const setDone = (next: ReadonlySet<string>) => {
    carriedSoFar = next;
    setDoneState(next);
  };
  const carry = (key: string, wanted: boolean) => {
    const next = new Set(done);
    if (wanted) next.add(key);
    else next.delete(key);
    setDone(next);
    if (wanted) void report(carried(lines, next), () => setTurn((now) => now + 1));
  };
  useScans({
    onScan: (read) => {
      const found = lines.find(({ goods, key }) => goods.ean === read && !done.has(key));
      if (found !== undefined) return carry(found.key, true);
      buzz();
      tellError(text.notHere(read));
    },
  });
  const pieces = lines.reduce((sum, { goods }) => sum + goods.picked, 0);
  return (
    <>
      <Top
        title={text.title}
        sub={
          list !== null && (
            <>
              {text.summary(list.rows.length, pieces)}
              <br />
              {text.way}
            </>
          )
        }
      >
        <SearchField placeholder={text.field} />
      </Top>
      <OfflineBand rest={counterFrameText.needsLine} />
      <div className={`${frame.two} ${frame.flow}`}>
        <section className={frame.pane} aria-label={text.title}>
          {list === null && !failed && <Skeleton height={90} />}
          {list === null && failed && <FailedRead onAgain={() => setTurn((now) => now + 1)} />}
          {list !== null && lines.length === 0 && <EmptyScene picture={mug} title={text.none} />}
          {lines.map((each, index) => (
            <PutBackRow
              key={each.key}
              line={each}
              first={each.goods.group !== lines[index - 1]?.goods.group}
              done={done.has(each.key)}
              off={!online}
              onCarry={(wanted) => carry(each.key, wanted)}
            />
          ))}
        </section>
        <EndingToday rows={list?.endingToday ?? []} onHeld={() => setTurn((now) => now + 1)} />
      </div>
    </>
  );
}

/** All of an order is carried: the shop is told, once. */
async function report(orders: readonly PutBack['rows'][number][], after: () => void): Promise<void> {
  if (!isOnline()) return;
  for (const { id, version, why } of orders) {
    const answer = await ask('putBack', {
      params: { shop: shopId(), id },
      body: { expectedStatus: why === 'expired' ? 9 : 8, version },
      key: randomUuid(),
    });
    if (answer.kind === 'refused') tellRefusal(answer.refusal, id);
    if (answer.kind === 'done') tell(text.finished(id));
    if (answer.kind === 'no-connection') tellError(counterFrameText.unreachable);
  }
  if (orders.length > 0) after();
}

interface PutBackRowProps {
  readonly line: PutBackLine;
  readonly first: boolean;
  readonly done: boolean;
  readonly off: boolean;
  readonly onCarry: (wanted: boolean) => void;
}

function PutBackRow({ line: { order, goods }, first, done, off, onCarry }: PutBackRowProps) {
  return (
    <>
      {first && <h2 className={pick.group}>{goods.group === '' ? text.otherGoods : goods.group}</h2>}
      <article className={styles.line} data-done={done} aria-label={goods.name}>
        <Place place={order.place} />
        <GoodsTile image={goods.image} size={72} />
        <div>
          <p className={styles.name}>{goods.name}</p>
          <p className={styles.facts}>
            {goods.size !== null && <span className={styles.size}>{goods.size}</span>}
            {goods.color !== null && <span>{goods.color}</span>}
            <span className={styles.why}>
              {order.id}, {text.why[order.why]}
            </span>
          </p>
        </div>
        <span className={styles.count}>
          {goods.picked} <small>{counterPickText.pieces}</small>
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a tick as large as a thumb, which says how many when it is half done */}
        <button
          type="button"
          role="checkbox"
          className={styles.tick}
          aria-checked={done}
          aria-label={text.doneOf(goods.name)}
          aria-disabled={off || undefined}
          onClick={off ? undefined : () => onCarry(!done)}
        >
          <Glyph name="check" size={32} />
        </button>
      </article>
    </>
  );
}

function EndingToday({ rows, onHeld }: { readonly rows: readonly QueueRow[]; readonly onHeld: () => void }) {
  const until = rows[0]?.due ?? null;
  return (
    <aside className={frame.side} aria-label={text.endsTodayPlain}>
      <h2>{until === null ? text.endsTodayPlain : text.endsToday(clockTime(until))}</h2>
      <p className={`${parts.muted} ${parts.small}`} style={{ marginTop: -8 }}>
        {rows.length === 0 ? text.noneToday : text.reminded}
      </p>
      {rows.map((row) => (
        <Ending key={row.id} row={row} onHeld={onHeld} />
      ))}
      <div className={frame.sideFoot}>
        <Say icon="info">{text.onSale}</Say>
      </div>
    </aside>
  );
}

function Ending({ row, onHeld }: { readonly row: QueueRow; readonly onHeld: () => void }) {
  const act = useAct('holdLonger');
  const online = useStore(connection).kind !== 'offline';
  const hold = async () => {
    const result = await act.run({ id: row.id }, { expectedStatus: row.status, version: row.version });
    if (result.kind === 'refused') tellRefusal(result.refusal, row.id);
    if (result.kind === 'done') onHeld();
  };
  return (
    <div className={`${parts.card} ${styles.ending}`}>
      <div className={styles.endingWho}>
        <Place place={row.place} />
        <div>
          <b>{row.customer}</b> <span className={`${parts.muted} ${parts.small}`}>{row.id}</span>
          <p>{counterQueueText.pieces(row.pieces)}</p>
        </div>
      </div>
      <Button
        look="outline"
        size="small"
        full
        off={!online || act.state !== 'idle'}
        aria-label={text.holdLongerOf(row.id)}
        onClick={() => void hold()}
      >
        {online ? text.holdLonger : counterFrameText.needsLine}
      </Button>
    </div>
  );
}
