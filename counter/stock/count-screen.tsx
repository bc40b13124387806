import { useEffect, useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterStockText as text } from '#content/nb/counter/stock.ts';
import type { StockOfEan } from '#contract/counter/records.ts';
import { useStore } from '#ui/browser/use-store.ts';
import boot from '../drawings/boot.svg';
import frame from '../frame/frame.module.css';
import { OfflineBand } from '../frame/offline-band.tsx';
import { SearchField } from '../frame/search-field.tsx';
import { Top } from '../frame/top.tsx';
import lookUp from '../look-up/look-up.module.css';
import { Button } from '../parts/button.tsx';
import { EmptyScene } from '../parts/empty-scene.tsx';
import { GoodsTile } from '../parts/goods.tsx';
import { variantWords } from '../parts/goods-line.tsx';
import parts from '../parts/parts.module.css';
import { Say } from '../parts/say.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { goTo } from '../routing/route.ts';
import { useScans } from '../scan/listen.ts';
import { useAct } from '../state/act.ts';
import { connection } from '../state/connection.ts';
import { tell, tellError } from '../state/notice.ts';
import { ask } from '../state/read.ts';
import { tellRefusal } from '../state/refusal-words.ts';
import { clerk, shopId } from '../state/session.ts';
import { wantedEan } from '../state/wanted-ean.ts';
import { clerkMayBeOffBy, countOutcome } from './count-rules.ts';

/** Scan, count what stands there, put the stock right. */
export function CountScreen() {
  const [stock, setStock] = useState<StockOfEan | null>(null);
  const open = async (ean: string) => {
    const answer = await ask('stock', { params: { shop: shopId(), ean: ean.trim() } });
    if (answer.kind === 'done') return setStock(answer.value);
    tellError(answer.kind === 'no-connection' ? counterFrameText.unreachable : text.unknown);
  };
  useScans({ onScan: (read) => void open(read) });
  const wanted = useStore(wantedEan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what another screen asked for
  useEffect(() => {
    if (wanted === null) return;
    wantedEan.set(null);
    void open(wanted);
  }, [wanted]);
  return (
    <>
      <Top title={text.title} back={{ label: counterFrameText.back, go: () => goTo({ screen: 'more' }) }}>
        <SearchField placeholder={text.ean} onSubmit={(typed) => void open(typed)} />
      </Top>
      <OfflineBand rest={counterFrameText.needsLine} />
      <div className={frame.scroll}>
        {stock === null ? (
          <EmptyScene picture={boot} title={text.first}>
            <p>{text.help}</p>
          </EmptyScene>
        ) : (
          <Count key={stock.ean} stock={stock} onDone={setStock} />
        )}
      </div>
    </>
  );
}

function Count({ stock, onDone }: { readonly stock: StockOfEan; readonly onDone: (stock: StockOfEan) => void }) {
  const [counted, setCounted] = useState(stock.here + stock.held);
  const act = useAct('count');
  const who = useStore(clerk);
  const online = useStore(connection).kind !== 'offline';
  const { onSale, offBy } = countOutcome(counted, stock);
  const managers = offBy > clerkMayBeOffBy && who?.role !== 'manager';
  const correct = async () => {
    const result = await act.run({ ean: stock.ean }, { counted });
    if (result.kind === 'refused') return tellRefusal(result.refusal);
    if (result.kind === 'none') return;
    tell(text.done(stock.name, counted));
    onDone(result.value);
  };
  const figures = [
    { label: text.onSale, value: stock.here },
    { label: text.held, value: stock.held },
    { label: text.should, value: stock.here + stock.held },
    { label: text.after, value: onSale },
  ];
  return (
    <section className={`${parts.card} ${lookUp.article}`} aria-label={stock.name}>
      <GoodsTile image={stock.image} size={120} />
      <div>
        <h2>{stock.name}</h2>
        <p className={parts.muted}>
          {variantWords(stock.size, stock.color)} · {stock.ean}
        </p>
        <dl className={lookUp.numbers}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={`${parts.row}`} style={{ flexWrap: 'wrap', marginBottom: 12 }}>
          <span className={parts.strong}>{text.counted}</span>
          <Stepper label={text.counted} value={counted} max={9999} typed onChange={setCounted} />
        </p>
        <p className={`${parts.muted} ${parts.small}`} style={{ marginBottom: 12 }}>
          {text.note}
        </p>
        {managers && (
          <Say tone="warn" icon="user">
            {text.far}
          </Say>
        )}
        <p style={{ marginTop: 12 }}>
          <Button size="big" off={managers || !online || act.state !== 'idle'} onClick={() => void correct()}>
            {act.state === 'unsure'
              ? counterFrameText.unsure
              : online
                ? text.correct(counted)
                : counterFrameText.needsLine}
          </Button>
        </p>
      </div>
    </section>
  );
}
