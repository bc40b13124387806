import { useEffect, useId, useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterReturnText as text } from '#content/nb/counter/return.ts';
import type { Returnable } from '#contract/counter/records.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { useStore } from '#ui/browser/use-store.ts';
import frame from '../frame/frame.module.css';
import { OfflineBand } from '../frame/offline-band.tsx';
import { Top } from '../frame/top.tsx';
import { Button } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { TextField } from '../parts/choice.tsx';
import { GoodsTile } from '../parts/goods.tsx';
import { variantWords } from '../parts/goods-line.tsx';
import parts from '../parts/parts.module.css';
import { Say } from '../parts/say.tsx';
import { Skeleton, Sum } from '../parts/small-parts.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { oereOfText } from '../parts/typed-amount.ts';
import { goTo } from '../routing/route.ts';
import { useScans } from '../scan/listen.ts';
import { useAct } from '../state/act.ts';
import { connection } from '../state/connection.ts';
import { dayOfMonth } from '../state/due.ts';
import { tell } from '../state/notice.ts';
import { orderNow, useOrder } from '../state/orders.ts';
import { ask } from '../state/read.ts';
import { refusalWords, tellRefusal } from '../state/refusal-words.ts';
import { clerk, shop, shopId } from '../state/session.ts';
import styles from './return.module.css';
import { type Condition, firstGiven, type Given, returnSum } from './return-sum.ts';

/** What may come back of an order, and taking it. */
export function ReturnWork({ id }: { readonly id: number }) {
  const [what, setWhat] = useState<Returnable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useOrder(id);
  useEffect(() => {
    let here = true;
    void ask('returnable', { params: { shop: shopId(), id } }).then((answer) => {
      if (!here) return;
      if (answer.kind === 'done') setWhat(answer.value);
      else setProblem(answer.kind === 'no-connection' ? counterFrameText.unreachable : refusalWords(answer.refusal));
    });
    return () => {
      here = false;
    };
  }, [id]);
  const back = { label: counterFrameText.back, go: () => goTo({ screen: 'return', id: null }) };
  if (what === null) {
    return (
      <>
        <Top title={text.titleOf(id)} back={back} />
        <div className={frame.scroll}>
          {problem === null ? (
            <Skeleton height={220} />
          ) : (
            <Say tone="err" icon="error" role="alert">
              {problem}
            </Say>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      <Top
        title={text.titleOf(id)}
        back={back}
        chips={
          what.rightUntil === null ? (
            <Chip tone="warn" icon="clock" tall>
              {text.rightOver}
            </Chip>
          ) : (
            <Chip tone="ok" icon="check" tall>
              {text.rightUntil(dayOfMonth(what.rightUntil))}
            </Chip>
          )
        }
      />
      <OfflineBand rest={counterFrameText.needsLine} />
      {what.paidInTill ? (
        <div className={frame.scroll}>
          <Say icon="till">{text.inTill}</Say>
        </div>
      ) : (
        <Work key={what.version} what={what} onChange={setWhat} />
      )}
    </>
  );
}

function Work({ what, onChange }: { readonly what: Returnable; readonly onChange: (next: Returnable) => void }) {
  const [given, setGiven] = useState<Given[]>(() => firstGiven(what));
  const [deduction, setDeduction] = useState('');
  const who = useStore(clerk);
  const used = given.some(({ count, condition }) => count > 0 && condition === 'used');
  const deducted = used ? (oereOfText(deduction) ?? 0) : 0;
  const sum = returnSum(what.lines, given, deducted);
  const change = (at: number, next: Partial<Given>) =>
    setGiven(given.map((each, index) => (index === at ? { ...each, ...next } : each)));
  useScans({
    onScan: (ean) => {
      const at = what.lines.findIndex((each) => each.ean === ean);
      const line = what.lines[at];
      const now = given[at];
      if (line !== undefined && now !== undefined && now.count < line.left) change(at, { count: now.count + 1 });
    },
  });
  return (
    <div className={`${frame.two} ${frame.flow}`} style={{ '--side': '388px', '--pane-gap': '12px' } as object}>
      <section className={frame.pane} aria-label={text.what}>
        <div className={styles.head}>
          <h2>{text.what}</h2>
          <p>
            {[what.receivedAt === null ? null : text.received(dayOfMonth(what.receivedAt)), what.customer]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </div>
        {what.lines.map((line, at) => (
          <ReturnLine
            key={line.ean}
            line={line}
            given={given[at] ?? { count: 0, condition: 'as-new' }}
            mayDeduct={what.paymentMethod !== 'qliro'}
            onChange={(next) => change(at, next)}
          />
        ))}
        {used &&
          (who?.role === 'manager' ? (
            <TextField label={text.deduction} value={deduction} inputMode="decimal" onChange={setDeduction} />
          ) : (
            <Say tone="warn" icon="user">
              {text.managerOnly}
            </Say>
          ))}
        {what.told === null ? (
          <Say icon="info" title={text.notTold}>
            {text.notToldText}
          </Say>
        ) : (
          <Say icon="info" title={text.told(dayOfMonth(what.told.at))}>
            {text.toldText(what.told.reason)}
          </Say>
        )}
        {what.paymentMethod === 'qliro' && <Say icon="info">{text.qliro}</Say>}
      </section>
      <MoneySide what={what} given={given} sum={sum} blocked={used && who?.role !== 'manager'} onTaken={onChange} />
    </div>
  );
}

interface ReturnLineProps {
  readonly line: Returnable['lines'][number];
  readonly given: Given;
  readonly mayDeduct: boolean;
  readonly onChange: (next: Partial<Given>) => void;
}

const conditions: readonly Condition[] = ['as-new', 'used', 'unsellable'];

function ReturnLine({ line, given, mayDeduct, onChange }: ReturnLineProps) {
  const where = useStore(shop);
  const name = useId();
  return (
    <article className={`${parts.card} ${styles.line}`} data-chosen={given.count > 0} aria-label={line.name}>
      <GoodsTile image={line.image} size={76} />
      <div>
        <p className={styles.name}>{line.name}</p>
        <p className={`${parts.muted} ${parts.small}`}>
          {variantWords(line.size, line.color)} · {text.bought(line.bought, formatOere(oere(line.price)))}
          {line.left < line.bought && ` · ${text.left(line.left)}`}
        </p>
      </div>
      <Stepper
        label={text.countBack(line.name)}
        value={given.count}
        max={line.left}
        onChange={(count) => onChange({ count })}
      />
      {given.count > 0 && (
        <fieldset className={styles.condition}>
          <legend className="sr-only">{text.condition}</legend>
          <span className={parts.strong} aria-hidden="true">
            {text.condition}
          </span>
          <span className={styles.segments}>
            {conditions
              .filter((each) => mayDeduct || each !== 'used')
              .map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name={name}
                    checked={given.condition === each}
                    onChange={() => onChange({ condition: each })}
                  />
                  {text.conditions[each]}
                </label>
              ))}
          </span>
          <span>{text.conditionText[given.condition](where?.name ?? '')}</span>
        </fieldset>
      )}
    </article>
  );
}

interface MoneySideProps {
  readonly what: Returnable;
  readonly given: readonly Given[];
  readonly sum: ReturnType<typeof returnSum>;
  readonly blocked: boolean;
  readonly onTaken: (next: Returnable) => void;
}

function MoneySide({ what, given, sum, blocked, onTaken }: MoneySideProps) {
  const act = useAct('takeBack');
  const online = useStore(connection).kind !== 'offline';
  const chosen = what.lines.flatMap((line, at) => {
    const { count, condition } = given[at] ?? { count: 0, condition: 'as-new' };
    return count > 0 ? [{ ean: line.ean, name: line.name, price: line.price, count, condition }] : [];
  });
  const take = async () => {
    const order = orderNow(what.id);
    const result = await act.run(
      { id: what.id },
      {
        expectedStatus: order?.status ?? 5,
        version: what.version,
        lines: chosen.map(({ ean, count, condition }) => ({ ean, count, condition })),
        deducted: sum.deducted,
      },
    );
    if (result.kind === 'none') return;
    if (result.kind === 'refused') return tellRefusal(result.refusal, what.id);
    tell(text.done(formatOere(oere(result.value.refund))));
    onTaken(result.value.returnable);
  };
  const nothing = chosen.length === 0;
  return (
    <aside className={frame.side} style={{ padding: 24 }} aria-label={text.money}>
      <h2>{text.money}</h2>
      <dl className={parts.money}>
        {chosen.map(({ ean, name, price, count }) => (
          <div key={ean} style={{ display: 'contents' }}>
            <dt>{text.line(count, name)}</dt>
            <dd>{formatOere(oere(price * count))}</dd>
          </div>
        ))}
        <dt>{text.discount}</dt>
        <dd>−{formatOere(oere(sum.discount))}</dd>
        <dt>{text.deducted}</dt>
        <dd>{formatOere(oere(-sum.deducted))}</dd>
      </dl>
      <p className={styles.total}>
        <span className={parts.strong}>{text.total}</span>
        <Sum amount={sum.total} size="2.375rem" />
      </p>
      {what.paymentMethod !== null && (
        <Say icon="card" title={text.sameWay[what.paymentMethod]}>
          {text.sameWayText}
        </Say>
      )}
      <Say icon="mail">{text.creditNote}</Say>
      <div className={frame.sideFoot}>
        <Button
          size="big"
          full
          className={styles.take}
          off={nothing || blocked || !online || act.state !== 'idle'}
          onClick={() => void take()}
        >
          {act.state === 'unsure'
            ? counterFrameText.unsure
            : !online
              ? counterFrameText.needsLine
              : nothing
                ? text.chooseFirst
                : text.take(formatOere(oere(sum.total)))}
        </Button>
        <p className={frame.note}>{text.once}</p>
      </div>
    </aside>
  );
}
