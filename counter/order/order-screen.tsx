import { counterFrameText } from '#content/nb/counter/frame.ts';
import {
  orderStatusText,
  paymentMethodText,
  paymentStateText,
  counterOrderText as text,
} from '#content/nb/counter/order.ts';
import { missingReasonText } from '#content/nb/counter/pick.ts';
import type { CounterOrder, OrderLine } from '#contract/counter/records.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import frame from '../frame/frame.module.css';
import { OfflineBand } from '../frame/offline-band.tsx';
import { OrderGate } from '../frame/order-gate.tsx';
import { Top } from '../frame/top.tsx';
import { Button } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { GoodsLine, variantWords } from '../parts/goods-line.tsx';
import parts from '../parts/parts.module.css';
import { Place } from '../parts/small-parts.tsx';
import { goTo } from '../routing/route.ts';
import { useShopNow } from '../state/clock.ts';
import { dayAndTime } from '../state/due.ts';
import { printing } from '../state/printing.ts';
import styles from './order.module.css';
import { OrderActs } from './order-acts.tsx';
import { OrderLog } from './order-log.tsx';
import { PhoneNumber } from './phone-number.tsx';

/** Everything of one order: lines, money, what has happened, and what can be done. */
export function OrderScreen({ id }: { readonly id: number }) {
  return (
    <OrderGate id={id} title={text.title(id)}>
      {(order) => <Order order={order} />}
    </OrderGate>
  );
}

function Order({ order }: { readonly order: CounterOrder }) {
  const missing = order.lines.reduce((sum, line) => sum + line.missing, 0);
  return (
    <>
      <Top
        title={text.title(order.id)}
        back={{ label: counterFrameText.back, go: () => history.back() }}
        chips={
          <>
            <Chip tall>{orderStatusText[order.status]}</Chip>
            {missing > 0 && (
              <Chip tone="warn" tall>
                {text.partly(missing)}
              </Chip>
            )}
          </>
        }
        actions={<TopActs order={order} />}
      />
      <OfflineBand rest={counterFrameText.needsLine} />
      <div className={`${frame.two} ${frame.flow}`} style={{ '--side': '388px', '--pane-gap': '14px' } as object}>
        <section className={frame.pane} aria-label={text.title(order.id)}>
          <Facts order={order} />
          <ul className={`${parts.card} ${styles.list}`}>
            {order.lines.map((line) => (
              <GoodsLine
                key={line.line}
                image={line.image}
                name={line.name}
                facts={<LineFacts line={line} />}
                price={formatOere(oere(line.price * (line.count - line.missing)))}
              />
            ))}
            <Totals order={order} />
          </ul>
          <OrderActs order={order} />
        </section>
        <aside className={frame.side} aria-label={text.log}>
          <h2>{text.log}</h2>
          <OrderLog order={order} />
          <p className={`${parts.muted} ${parts.small}`} style={{ marginTop: 'auto' }}>
            {text.hideNote}
          </p>
        </aside>
      </div>
    </>
  );
}

function TopActs({ order }: { readonly order: CounterOrder }) {
  const { id, status } = order;
  return (
    <>
      {status === 4 && (
        <Button look="outline" icon="print" onClick={() => printing.set({ kind: 'label', order })}>
          {text.label}
        </Button>
      )}
      {status === 4 && <Button onClick={() => goTo({ screen: 'hand-out', id })}>{text.handOut}</Button>}
      {(status === 2 || status === 3) && (
        <Button onClick={() => goTo({ screen: 'pick', ids: [id] })}>{text.pick}</Button>
      )}
      {(status === 5 || status === 6 || status === 7) && (
        <Button look="outline" icon="return" onClick={() => goTo({ screen: 'return', id })}>
          {text.takeReturn}
        </Button>
      )}
    </>
  );
}

function Facts({ order }: { readonly order: CounterOrder }) {
  const now = useShopNow();
  const [label, when] =
    order.collectedAt !== null
      ? [text.handedOut, order.collectedAt]
      : order.heldUntil !== null
        ? [text.heldUntil, order.heldUntil]
        : [text.dueBy, order.due];
  return (
    <div className={styles.facts}>
      <div className={`${parts.card} ${styles.held}`}>
        <Place place={order.place} size="medium" />
        <div>
          <p>{label}</p>
          <b>{when === null ? '–' : dayAndTime(when, now)}</b>
        </div>
      </div>
      <div className={`${parts.card} ${styles.fact}`}>
        <p>{order.customer?.isMember === true ? text.member : text.customer}</p>
        <b>{order.customer?.name ?? text.hidden}</b>
        {order.customer?.phoneEnd != null && <PhoneNumber id={order.id} end={order.customer.phoneEnd} />}
      </div>
      <div className={`${parts.card} ${styles.fact}`}>
        <p>{text.payment}</p>
        <Payment order={order} />
      </div>
    </div>
  );
}

function Payment({ order: { paying, paymentMethod, paymentState, status } }: { readonly order: CounterOrder }) {
  if (paying === 'till') {
    return (
      <>
        <b>{text.inTill}</b>
        <p className={parts.muted}>{status === 5 ? text.paidInTillNote : text.inTillNote}</p>
      </>
    );
  }
  const method = paymentMethod === null ? '' : paymentMethodText[paymentMethod];
  const state = paymentState === null ? null : paymentStateText[paymentState];
  return (
    <>
      <b>{[method, state?.short].filter((part) => part !== undefined && part !== '').join(', ')}</b>
      <p className={parts.muted}>{state?.note}</p>
    </>
  );
}

function LineFacts({ line }: { readonly line: OrderLine }) {
  const { size, color, count, missing, missingReason } = line;
  const pieces = missing > 0 ? text.piecesOf(count - missing, count) : text.pieces(count);
  return (
    <>
      {[variantWords(size, color), pieces].filter((part) => part !== '').join(' · ')}
      {missing > 0 && (
        <span className={styles.lacks}>
          {' · '}
          {text.missing(missing, missingReason === null ? '' : missingReasonText[missingReason])}
        </span>
      )}
    </>
  );
}

function Totals({ order }: { readonly order: CounterOrder }) {
  const { ordered, total, discount, freight, paying, status } = order;
  const parts: string[] = [];
  if (ordered !== total) parts.push(text.orderedLess(formatOere(oere(ordered)), formatOere(oere(ordered - total))));
  if (discount > 0) parts.push(text.discount(formatOere(oere(discount))));
  if (freight > 0) parts.push(text.freight(formatOere(oere(freight))));
  const label = status >= 5 ? text.sum : paying === 'paid' ? text.toDraw : text.toPay;
  return (
    <li className={styles.totals}>
      <span>{parts.join(' · ')}</span>
      <span>
        {label}
        <b>{formatOere(oere(total))}</b>
      </span>
    </li>
  );
}
