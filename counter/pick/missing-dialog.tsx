import { useEffect, useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { missingReasonText, counterMissingText as text } from '#content/nb/counter/pick.ts';
import type { CounterOrder, MissingReason, StockOfEan } from '#contract/counter/records.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { Button } from '../parts/button.tsx';
import { RadioChoice } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { GoodsTile } from '../parts/goods.tsx';
import parts from '../parts/parts.module.css';
import { Say } from '../parts/say.tsx';
import { Sum } from '../parts/small-parts.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { useAct } from '../state/act.ts';
import { orderNow, takeOrder } from '../state/orders.ts';
import { ask } from '../state/read.ts';
import { tellRefusal } from '../state/refusal-words.ts';
import { sendTicks } from '../state/send-ticks.ts';
import { shop, shopId } from '../state/session.ts';
import styles from './pick.module.css';
import type { PickLine } from './pick-lines.ts';

const reasons = Object.entries(missingReasonText).map(([value, label]) => ({ value: value as MissingReason, label }));

export interface MissingDialogProps {
  readonly order: CounterOrder;
  readonly line: PickLine;
  readonly onClose: () => void;
}

/** Found fewer than were ordered: how many, why, and what stands in the shop after it. */
export function MissingDialog({ order, line, onClose }: MissingDialogProps) {
  const [found, setFound] = useState(Math.min(line.picked, line.count - 1));
  const [reason, setReason] = useState<MissingReason>('not-found');
  const [left, setLeft] = useState(0);
  const stock = useStock(line.ean);
  const act = useAct('reportMissing');
  const where = useStore(shop);
  const missing = line.count - found;
  const less = shareOf(order, line.price * missing);

  const report = async () => {
    await sendTicks();
    const now = orderNow(order.id) ?? order;
    const result = await act.run(
      { id: order.id },
      {
        expectedStatus: now.status,
        version: now.version,
        line: line.line,
        foundPieces: found,
        reason,
        leftInShop: left,
      },
    );
    if (result.kind === 'done') takeOrder(result.value);
    if (result.kind === 'refused') tellRefusal(result.refusal, order.id);
    if (result.kind !== 'none') onClose();
  };

  return (
    <Dialog
      title={text.title}
      sub={[line.name, line.size, line.color].filter((part) => part !== null).join(', ')}
      lead={<GoodsTile image={line.image} />}
      width={880}
      onClose={onClose}
      bare
      footer={
        <>
          <Button look="text" onClick={onClose}>
            {text.search}
          </Button>
          <Button size="big" off={act.state !== 'idle'} onClick={() => void report()}>
            {act.state === 'unsure' ? counterFrameText.unsure : text.report(missing)}
          </Button>
        </>
      }
    >
      <div className={styles.missing}>
        <div className={styles.missingAsk}>
          <div className={styles.missingRow}>
            <span className={`${parts.strong} ${parts.spread}`}>{text.found}</span>
            <Stepper label={text.found} value={found} max={line.count - 1} onChange={setFound} />
            <span className={parts.muted}>{text.foundOf(line.count)}</span>
          </div>
          <RadioChoice
            legend={text.why}
            value={reason}
            options={reasons}
            onChange={setReason}
            className={styles.reasons}
          />
          <div className={`${styles.missingRow} ${styles.ruled}`}>
            <div>
              <p className={parts.strong}>{text.left}</p>
              <p className={`${parts.muted} ${parts.small}`}>{text.leftHelp}</p>
            </div>
            <Stepper label={text.leftLabel} value={left} max={999} onChange={setLeft} />
          </div>
          <Elsewhere stock={stock} />
        </div>
        <div className={styles.missingTold}>
          <p className={parts.strong}>{text.told}</p>
          <p className={styles.message}>
            {text.message(
              (order.customer?.name ?? '').split(' ')[0] ?? '',
              order.id,
              where?.name ?? '',
              found,
              line.count,
              line.name,
            )}
          </p>
          <dl className={parts.money}>
            <dt>{text.ordered}</dt>
            <dd>{formatOere(oere(order.total))}</dd>
            <dt>{text.notCharged(missing, line.name)}</dt>
            <dd>−{formatOere(oere(less))}</dd>
          </dl>
          <p className={styles.total}>
            <span className={parts.strong}>{order.paying === 'paid' ? text.toCharge : text.toPay}</span>
            <Sum amount={order.total - less} size="1.625rem" />
          </p>
          <p className={`${parts.muted} ${parts.small}`}>{order.paying === 'paid' ? text.note : text.noteTill}</p>
        </div>
      </div>
    </Dialog>
  );
}

function Elsewhere({ stock }: { readonly stock: StockOfEan | null }) {
  const others = stock?.elsewhere.filter(({ count }) => count > 0).slice(0, 2) ?? [];
  if (others.length === 0) return null;
  return (
    <Say icon="shop" title={others.map(({ shop: name, count }) => `${name}, ${count} stk.`).join(' · ')}>
      {text.elsewhereHelp}
    </Say>
  );
}

function useStock(ean: string): StockOfEan | null {
  const [stock, setStock] = useState<StockOfEan | null>(null);
  useEffect(() => {
    let here = true;
    void ask('stock', { params: { shop: shopId(), ean } }).then((answer) => {
      if (here && answer.kind === 'done') setStock(answer.value);
    });
    return () => {
      here = false;
    };
  }, [ean]);
  return stock;
}

/** What the pieces cost with their share of the discount; the shop counts it to the øre when it is reported. */
function shareOf({ goods, discount }: CounterOrder, amount: number): number {
  return goods <= 0 ? amount : Math.round(amount * (1 - discount / goods));
}
