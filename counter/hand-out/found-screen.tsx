import { useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterHandOutText as text } from '#content/nb/counter/hand-out.ts';
import { counterOrderText, orderStatusText } from '#content/nb/counter/order.ts';
import { counterQueueText } from '#content/nb/counter/queue.ts';
import type { CounterOrder } from '#contract/counter/records.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { useStore } from '#ui/browser/use-store.ts';
import frame from '../frame/frame.module.css';
import { OfflineBand } from '../frame/offline-band.tsx';
import { OrderGate } from '../frame/order-gate.tsx';
import { Top } from '../frame/top.tsx';
import { Barcode } from '../parts/barcode.tsx';
import { Button } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { TextField, TickBox } from '../parts/choice.tsx';
import { GoodsLine, variantWords } from '../parts/goods-line.tsx';
import parts from '../parts/parts.module.css';
import { Say } from '../parts/say.tsx';
import { Place, Sum } from '../parts/small-parts.tsx';
import { goOnFrom, goTo } from '../routing/route.ts';
import { useAct } from '../state/act.ts';
import { useShopNow } from '../state/clock.ts';
import { connection } from '../state/connection.ts';
import { dayAndTime } from '../state/due.ts';
import { tell } from '../state/notice.ts';
import { takeOrder } from '../state/orders.ts';
import { proofOf } from '../state/proof.ts';
import { loadQueue } from '../state/queue.ts';
import { tellRefusal } from '../state/refusal-words.ts';
import { handOutDraft } from './draft.ts';
import styles from './hand-out.module.css';
import { type HandOutDraft, handOutDemands, handOutProof, lacking } from './proof-rules.ts';

export function FoundScreen({ id }: { readonly id: number }) {
  return (
    <OrderGate id={id} title={text.titleOf(id)}>
      {(order) => <Found order={order} />}
    </OrderGate>
  );
}

const rightProof = { code: text.rightCode, receipt: text.rightReceipt, card: text.rightCard } as const;

function Found({ order }: { readonly order: CounterOrder }) {
  const proof = proofOf(order.id);
  const [draft, setDraftState] = useState<HandOutDraft>(() => handOutDraft.read(order.id));
  const setDraft = (change: Partial<HandOutDraft>) => {
    const next = { ...draft, ...change };
    handOutDraft.store(order.id, next);
    setDraftState(next);
  };
  return (
    <>
      <Top
        title={text.titleOf(order.id)}
        back={{ label: counterFrameText.back, go: () => goTo({ screen: 'hand-out', id: null }) }}
        {...(proof !== null && {
          chips: (
            <Chip tone="ok" icon="check" tall>
              {rightProof[proof.kind]}
            </Chip>
          ),
        })}
        actions={
          <Button look="text" onClick={() => goTo({ screen: 'order', id: order.id })}>
            {text.options}
          </Button>
        }
      />
      <OfflineBand rest={counterFrameText.needsLine} />
      <div className={`${frame.two} ${frame.flow}`} style={{ '--side': '420px', '--pane-gap': '18px' } as object}>
        <section className={frame.pane} aria-label={counterOrderText.title(order.id)}>
          <Whose order={order} />
          <Goods order={order} />
          {order.status === 4 && <Demands order={order} draft={draft} onChange={setDraft} />}
        </section>
        <HandOutSide order={order} draft={draft} onChange={setDraft} />
      </div>
    </>
  );
}

function Whose({ order }: { readonly order: CounterOrder }) {
  const now = useShopNow();
  const pieces = order.lines.reduce((sum, { picked }) => sum + picked, 0);
  const facts = [
    counterQueueText.pieces(pieces),
    order.readyAt !== null && text.readySince(dayAndTime(order.readyAt, now)),
    order.heldUntil !== null && order.status === 4 && text.heldUntil(dayAndTime(order.heldUntil, now)),
  ].filter((fact) => fact !== false);
  return (
    <div className={styles.whose}>
      <Place place={order.place} size="large" />
      <div>
        <p>{order.place === null ? text.noPlace : text.fetchAt(order.place)}</p>
        <h2>{order.customer?.name ?? counterOrderText.hidden}</h2>
        <p>{facts.join(' · ')}</p>
        {order.customer?.phoneEnd != null && order.paying === 'paid' && (
          <p>{text.phoneEnds(order.customer.phoneEnd)}</p>
        )}
      </div>
    </div>
  );
}

function Goods({ order }: { readonly order: CounterOrder }) {
  return (
    <ul className={`${parts.card} ${styles.list}`}>
      {order.lines
        .filter(({ picked }) => picked > 0 || order.status < 4)
        .map((each) => (
          <GoodsLine
            key={each.line}
            image={each.image}
            name={each.name}
            facts={`${variantWords(each.size, each.color)} · ${counterOrderText.pieces(each.picked || each.count)}`}
            price={formatOere(oere(each.price * (each.picked || each.count)))}
          />
        ))}
      <li className={styles.look}>{text.lookTogether}</li>
    </ul>
  );
}

interface DraftProps {
  readonly order: CounterOrder;
  readonly draft: HandOutDraft;
  readonly onChange: (change: Partial<HandOutDraft>) => void;
}

/** What the clerk has to see before the goods go over the counter. */
function Demands({ order, draft, onChange }: DraftProps) {
  const proof = proofOf(order.id);
  const demands = handOutDemands(order, proof);
  return (
    <>
      {proof !== null && !demands.id && (
        <Say icon="id" title={text.codeIsEnough}>
          {text.codeIsEnoughText}
        </Say>
      )}
      {demands.id && (
        <>
          <Say tone="warn" icon="id" title={proof === null ? text.byNamePaid : text.dear}>
            {proof === null ? text.byNamePaidText : text.dearText}
          </Say>
          <TickBox checked={draft.idSeen} onChange={(idSeen) => onChange({ idSeen })}>
            {text.idSeen}
          </TickBox>
        </>
      )}
      {demands.phone && (
        <>
          <Say tone="warn" icon="phone" title={text.byNameUnpaid}>
            {text.byNameUnpaidText}
          </Say>
          <TextField
            label={text.lastDigits}
            value={draft.lastDigits}
            inputMode="numeric"
            maxLength={4}
            onChange={(lastDigits) => onChange({ lastDigits: lastDigits.replace(/\D/g, '') })}
          />
        </>
      )}
    </>
  );
}

function HandOutSide({ order, draft, onChange }: DraftProps) {
  const act = useAct('handOut');
  const online = useStore(connection).kind !== 'offline';
  const [stopped, setStopped] = useState(false);
  const now = useShopNow();
  const proof = proofOf(order.id);
  const till = order.paying === 'till';
  const missing = lacking(order, proof, draft);

  if (order.status !== 4 && act.state === 'idle') return <NotNow order={order} now={now} />;

  const handOut = async () => {
    const result = await act.run(
      { id: order.id },
      {
        expectedStatus: order.status,
        version: order.version,
        proof: handOutProof(order, proof, draft),
        idSeen: draft.idSeen,
        tillSlip: till ? draft.slip.trim() : null,
      },
    );
    if (result.kind === 'none') return;
    if (result.kind === 'refused') return tellRefusal(result.refusal, order.id);
    takeOrder(result.value);
    handOutDraft.forget();
    tell(text.done(order.id));
    void loadQueue();
    goOnFrom('hand-out', { screen: 'hand-out', id: null });
  };
  const words =
    act.state === 'unsure'
      ? counterFrameText.unsure
      : !online
        ? counterFrameText.needsLine
        : missing === null
          ? till
            ? text.paidHandOut
            : text.handOut
          : text.missing[missing];
  return (
    <aside className={frame.side} style={{ padding: 24, gap: 16 }} aria-label={text.title}>
      <h2>{till ? text.inTill : text.paidOnline}</h2>
      <p className={styles.ring}>
        <span>{till ? text.ringUp : counterOrderText.sum}</span>
        <Sum amount={order.total} size="2.875rem" />
      </p>
      {till && (
        <>
          <div className={`${parts.card} ${styles.bars}`}>
            <Barcode text={String(order.id)} label={text.barcode(order.id)} height={62} />
            <b>{order.id}</b>
            <p>{text.barcodeHelp}</p>
          </div>
          <TextField
            label={text.slip}
            value={draft.slip}
            inputMode="numeric"
            maxLength={30}
            onChange={(slip) => onChange({ slip })}
          />
          {stopped ? (
            <Say tone="err" icon="error" title={text.otherSum} role="alert">
              {text.otherSumText}
            </Say>
          ) : (
            <Button look="danger" onClick={() => setStopped(true)}>
              {text.otherSum}
            </Button>
          )}
        </>
      )}
      <div className={frame.sideFoot}>
        <Button
          size="big"
          full
          {...(till && { icon: 'till' as const })}
          off={missing !== null || !online || act.state !== 'idle' || stopped}
          onClick={() => void handOut()}
        >
          {words}
        </Button>
        <p className={frame.note}>
          {till ? text.tillNote : order.paymentMethod === 'card' ? text.paidNote : text.paidNoteOther}
        </p>
      </div>
    </aside>
  );
}

function NotNow({ order, now }: { readonly order: CounterOrder; readonly now: number }) {
  const picked = order.lines.reduce((sum, each) => sum + each.picked, 0);
  const all = order.lines.reduce((sum, each) => sum + each.count, 0);
  const by = order.log.findLast(({ kind }) => kind === 'handed-out')?.clerk ?? null;
  const when = order.collectedAt === null ? '' : `${dayAndTime(order.collectedAt, now)}`;
  const words =
    order.status === 5
      ? by === null
        ? text.handedOutPlain(when)
        : text.handedOut(when, firstName(by))
      : order.status === 3 && order.picker !== null
        ? text.notReady(firstName(order.picker.name), picked, all)
        : order.status === 2
          ? text.notReadyNobody
          : (orderStatusText[order.status] ?? '');
  return (
    <aside className={frame.side} style={{ padding: 24 }} aria-label={text.title}>
      <Say tone="warn" icon="clock" role="status">
        {words}
      </Say>
      <div className={frame.sideFoot}>
        {order.status === 2 || order.status === 3 ? (
          <Button size="big" full onClick={() => goTo({ screen: 'pick', ids: [order.id] })}>
            {order.status === 2 ? text.pickNow : counterQueueText.lookLabel(order.id)}
          </Button>
        ) : (
          <Button size="big" full onClick={() => goTo({ screen: 'order', id: order.id })}>
            {text.options}
          </Button>
        )}
      </div>
    </aside>
  );
}
