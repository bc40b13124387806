import { useId, useState } from 'react';
import { frameText } from '#content/nb/desk/frame.ts';
import { orderText as text } from '#content/nb/desk/order.ts';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { firstName } from '#domain/staff/short-names.ts';
import type { Refusal } from '../data/answer.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { SelectField, TextAreaField, TextField } from '../parts/field.tsx';
import { FieldRow } from '../parts/layout/columns.tsx';
import said from '../parts/layout/text.module.css';
import { readKroner } from '../parts/money.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { GiveBackLines } from './give-back-lines.tsx';
import { awaitedFreight, givenBack } from './give-back-sum.ts';
import styles from './order.module.css';

type Condition = keyof typeof text.conditions;
type Reason = keyof typeof text.reasons;

export interface GiveBackProps {
  readonly kind: 'take-back' | 'refund';
  readonly order: OrderAnswer;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Beside the order: what goes back, of which lines, and what the customer gets, before the person says yes. */
export function GiveBack({ kind, order: whole, onClose, onDone }: GiveBackProps) {
  const order = kind === 'refund' ? withoutTold(whole) : whole;
  const id = useId();
  const [lines, setLines] = useState<Record<string, number>>(() => firstChoice(kind, order));
  const [freight, setFreight] = useState(false);
  const [typed, setTyped] = useState('');
  const [condition, setCondition] = useState<Condition>('as-new');
  const [reason, setReason] = useState<Reason>(kind === 'refund' ? 'complaint' : 'withdrawal');
  const [message, setMessage] = useState('');
  const refunding = useAct('refundOrder', words);
  const taking = useAct('takeBackGoods', words);
  const isRunning = refunding.isRunning || taking.isRunning;
  const deducted = readKroner(typed);
  const chosen = { lines, freight: kind === 'refund' && freight, deducted: deducted ?? 0 };
  const more = kind === 'take-back' ? awaitedFreight(order, lines) : 0;
  const amount = givenBack(order, chosen) + more;
  const most = order.money?.refundable ?? 0;
  const error = deducted === null ? text.badAmount : amount > most ? text.most(formatOere(oere(most))) : null;
  const picked = Object.entries(lines).filter(([, count]) => count > 0);
  const give = async () => {
    const common = { id: order.id, version: order.version, deducted: chosen.deducted, amount, message };
    const answer =
      kind === 'refund'
        ? await refunding.run({ ...common, reason, freight, lines: picked.map(([ean, count]) => ({ ean, count })) })
        : await taking.run({ ...common, lines: picked.map(([ean, count]) => ({ ean, count, condition })) });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.given(formatOere(oere(answer.value.amount))) });
    if (answer?.kind === 'done' || (answer?.kind === 'refused' && answer.refusal.code === 'changed')) onDone();
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{kind === 'refund' ? text.refund : text.takeBack}</h2>
        <IconButton icon="close" label={frameText.close} onClick={onClose} />
      </header>
      <div className={styles.panelBody}>
        <GiveBackLines order={order} chosen={lines} onChange={setLines} />
        {kind === 'refund' && order.freight > 0 && (
          <label className={styles.check}>
            <input type="checkbox" checked={freight} onChange={() => setFreight(!freight)} /> {text.freightToo}
          </label>
        )}
        <FieldRow>
          <TextField
            label={kind === 'refund' ? text.withheld : text.deducted}
            aside="kr"
            inputMode="decimal"
            placeholder="0,00"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {kind === 'refund' ? (
            <SelectField
              label={text.reason}
              value={reason}
              choices={Object.entries(text.reasons).map(([value, name]) => ({ value, name }))}
              onChange={({ currentTarget }) => setReason(currentTarget.value as Reason)}
            />
          ) : (
            <SelectField
              label={text.condition}
              value={condition}
              choices={Object.entries(text.conditions).map(([value, name]) => ({ value, name }))}
              onChange={({ currentTarget }) => setCondition(currentTarget.value as Condition)}
            />
          )}
        </FieldRow>
        {kind === 'refund' && (
          <TextAreaField
            label={text.toCustomer}
            aside={text.optional}
            rows={2}
            maxLength={500}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        )}
        <div className={styles.outcome}>
          <p className={said.foot}>
            {text.gets(order.customer === null ? text.customer : firstName(order.customer.name))}
          </p>
          <output>{formatOere(oere(amount))}</output>
          {error !== null && (
            <p className={said.error} role="alert">
              {error}
            </p>
          )}
          {order.money !== null && <p className={said.foot}>{text.way(order.money.provider)}</p>}
          {kind === 'take-back' && condition === 'as-new' && (
            <p className={said.foot}>{text.backOnSale(order.shop.name)}</p>
          )}
        </div>
        <Button size="large" icon="key" off={isRunning || error !== null || amount === 0} onClick={() => void give()}>
          {text.confirm}
        </Button>
        <p className={styles.last}>{text.cannotUndo}</p>
      </div>
    </section>
  );
}

/** Pieces that come back are paid for when they have come: they are no part of another refund. */
function withoutTold(order: OrderAnswer): OrderAnswer {
  return { ...order, lines: order.lines.map((line) => ({ ...line, gives: line.gives.slice(line.told), told: 0 })) };
}

/** What the customer has told comes back; of a refund nothing is chosen for anybody. */
function firstChoice(kind: GiveBackProps['kind'], { lines }: OrderAnswer): Record<string, number> {
  return Object.fromEntries(lines.map(({ ean, told }) => [ean, kind === 'take-back' ? told : 0]));
}

function words({ reason, values }: Refusal): string | null {
  switch (reason) {
    case 'too-much':
      return text.most(formatOere(oere(Number(values?.most ?? 0))));
    case 'refund-under-way':
      return text.alreadyUnderWay;
    case 'unsettled':
      return text.unsettled(values?.provider as 'card');
    case 'other-sum':
      return text.otherSum;
    case 'whole-items-only':
      return text.wholeItemsOnly;
    case 'right-over':
      return text.rightOver;
    case 'nothing-drawn':
      return text.nothingDrawn;
    default:
      return null;
  }
}
