import { useEffect } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterLookUpText as text } from '#content/nb/counter/look-up.ts';
import { orderStatusText } from '#content/nb/counter/order.ts';
import { counterQueueText } from '#content/nb/counter/queue.ts';
import type { Found } from '#contract/counter/records.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { useStore } from '#ui/browser/use-store.ts';
import backpack from '../drawings/backpack.svg';
import boot from '../drawings/boot.svg';
import frame from '../frame/frame.module.css';
import { OfflineBand } from '../frame/offline-band.tsx';
import { SearchField } from '../frame/search-field.tsx';
import { Top } from '../frame/top.tsx';
import { Button } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { EmptyScene } from '../parts/empty-scene.tsx';
import { GoodsTile } from '../parts/goods.tsx';
import { variantWords } from '../parts/goods-line.tsx';
import parts from '../parts/parts.module.css';
import { Place, Skeleton } from '../parts/small-parts.tsx';
import { goTo } from '../routing/route.ts';
import { useScans } from '../scan/listen.ts';
import { announce } from '../state/announce.ts';
import { find, openFound, search } from '../state/search.ts';
import { shop } from '../state/session.ts';
import { wantedEan } from '../state/wanted-ean.ts';
import styles from './look-up.module.css';

/** Number, code, name, phone or article number: what is there, and who waits for it. */
export function LookUpScreen() {
  const last = useStore(search);
  const look = (typed: string) => void find(typed);
  useScans({ onScan: look });
  return (
    <>
      <Top title={text.title}>
        <SearchField autoFocus={last === null} onSubmit={look} />
      </Top>
      <OfflineBand rest={counterFrameText.needsLine} />
      <div className={frame.scroll}>
        {last === null ? (
          <EmptyScene picture={backpack} title={text.what}>
            <p>{text.help}</p>
            <p>{text.helpName}</p>
          </EmptyScene>
        ) : last.found === null ? (
          <Skeleton height={72} />
        ) : (
          <Hits query={last.query} found={last.found} />
        )}
      </div>
    </>
  );
}

function Hits({ query, found }: { readonly query: string; readonly found: Found }) {
  const where = useStore(shop);
  const none = text.none(query, where?.name ?? '');
  const { orders, article } = found;
  const nothing = orders.length === 0 && article === null;
  useEffect(() => announce(nothing ? none : text.found(orders.length)), [nothing, none, orders.length]);
  if (nothing) {
    return (
      <EmptyScene picture={boot} title={text.found(0)}>
        <p>{none}</p>
      </EmptyScene>
    );
  }
  return (
    <>
      {article !== null && <Article article={article} />}
      <h2 className={styles.head}>
        {article === null ? text.found(orders.length) : orders.length > 0 ? text.waits : text.nobodyWaits}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari's screen reader forgets a list without dots */}
      <ul role="list" className={styles.hits}>
        {orders.map((row) => (
          <li key={row.id}>
            <button type="button" className={styles.hit} onClick={() => openFound(row, query)}>
              <Place place={row.place} />
              <span>
                <b>{row.customer}</b> <small>{row.id}</small>
                <span>
                  {counterQueueText.pieces(row.pieces)} ·{' '}
                  {row.paying === 'paid' ? counterQueueText.paid : counterQueueText.inTill(formatOere(oere(row.total)))}
                </span>
              </span>
              <Chip>{orderStatusText[row.status]}</Chip>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Article({ article }: { readonly article: NonNullable<Found['article']> }) {
  const where = useStore(shop);
  const others = article.elsewhere.filter(({ count }) => count > 0);
  return (
    <section className={`${parts.card} ${styles.article}`} aria-label={article.name}>
      <GoodsTile image={article.image} size={120} />
      <div>
        <h2>{article.name}</h2>
        <p className={parts.muted}>
          {variantWords(article.size, article.color)} · {article.ean} · {formatOere(oere(article.price))}
        </p>
        <dl className={styles.numbers}>
          <div>
            <dt>
              {text.here(where?.name ?? '')}, {text.onSale}
            </dt>
            <dd>{article.here}</dd>
          </div>
          <div>
            <dt>{text.held}</dt>
            <dd>{article.held}</dd>
          </div>
        </dl>
        <p>
          <b>{text.elsewhere}:</b>{' '}
          {others.length === 0 ? text.nowhere : others.map(({ shop: name, count }) => `${name} ${count}`).join(', ')}
        </p>
        <p style={{ marginTop: 12 }}>
          <Button
            look="outline"
            size="small"
            icon="count"
            onClick={() => {
              wantedEan.set(article.ean);
              goTo({ screen: 'count' });
            }}
          >
            {text.count}
          </Button>
        </p>
      </div>
    </section>
  );
}
