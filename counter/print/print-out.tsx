import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { counterHandOutText } from '#content/nb/counter/hand-out.ts';
import { counterPrintText as text } from '#content/nb/counter/print.ts';
import type { CounterOrder } from '#contract/counter/records.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { shortName } from '#domain/staff/short-names.ts';
import { Barcode } from '../parts/barcode.tsx';
import { variantWords } from '../parts/goods-line.tsx';
import { inWalkingOrder } from '../pick/pick-lines.ts';
import { routePath } from '../routing/route-table.ts';
import { shopNow } from '../state/clock.ts';
import { clockTime, shortDate } from '../state/due.ts';
import { printing as current, type Printing } from '../state/printing.ts';
import { queue } from '../state/queue.ts';
import { rowsOf } from '../state/queue-order.ts';
import { shop } from '../state/session.ts';
import styles from './print.module.css';
import { QrCode } from './qr-code.tsx';

/** On the paper alone; the printer's window opens at once and the sheet goes when it closes. */
export function PrintOut({ printing }: { readonly printing: Printing }) {
  useEffect(() => {
    const done = () => current.set(null);
    window.addEventListener('afterprint', done);
    const timer = setTimeout(() => window.print(), 100);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', done);
    };
  }, []);
  const root = document.getElementById('root');
  if (root === null) return null;
  return createPortal(
    <div className="print-only">
      {printing.kind === 'label' && <Label order={printing.order} />}
      {printing.kind === 'slip' && <Slip order={printing.order} />}
      {printing.kind === 'list' && <List />}
    </div>,
    root,
  );
}

/** 100 × 70 mm for the bag: place, first name and initial, number. Never the pickup code. */
function Label({ order }: { readonly order: CounterOrder }) {
  const pieces = order.lines.reduce((sum, { picked }) => sum + picked, 0);
  const missing = order.lines.reduce((sum, line) => sum + line.missing, 0);
  return (
    <div className={styles.label}>
      <div className={styles.labelTop}>
        <div>
          <p>{shop.get()?.fullName ?? ''}</p>
          <p className={styles.labelPlace}>{order.place}</p>
        </div>
        <div className={styles.labelCode}>
          <QrCode
            className={styles.qr}
            text={`${location.origin}${routePath({ screen: 'order', id: order.id })}`}
            label={text.qr(order.id)}
          />
          <p className={styles.number}>{order.id}</p>
        </div>
      </div>
      <div>
        <p className={styles.labelName}>{shortName(order.customer?.name ?? '')}</p>
        <p className={styles.labelFacts}>
          {text.pieces(pieces)} · {order.paying === 'paid' ? text.paid : text.inTill(formatOere(oere(order.total)))}
          {missing > 0 && (
            <>
              {' · '}
              <b>{text.missing(missing)}</b>
            </>
          )}
        </p>
      </div>
      <div className={styles.labelFoot}>
        <Barcode text={String(order.id)} label={counterHandOutText.barcode(order.id)} height={40} unit={1.6} />
        {order.heldUntil !== null && (
          <p>
            {text.heldUntil}
            <b>
              {shortDate(order.heldUntil)} {clockTime(order.heldUntil)}
            </b>
          </p>
        )}
      </div>
    </div>
  );
}

/** A6: what to fetch, in walking order. */
function Slip({ order }: { readonly order: CounterOrder }) {
  const lines = inWalkingOrder(order.lines.map((line) => ({ ...line, order: order.id, box: null })));
  return (
    <div className={styles.slip}>
      <h1>{text.slipTitle(order.id)}</h1>
      <p>{shortName(order.customer?.name ?? '')}</p>
      <Barcode text={String(order.id)} label={counterHandOutText.barcode(order.id)} height={34} unit={1.4} />
      <table>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td>
                <span className={styles.box} />
              </td>
              <td>
                <b>
                  {line.count} × {line.name}
                </b>
                <br />
                {variantWords(line.size, line.color)} · {line.ean}
                <br />
                {line.group}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** For a dead network: number, place and first name of all that stands ready. */
function List() {
  const ready = rowsOf(queue.get()?.rows ?? [], 'ready');
  const now = shopNow();
  return (
    <div className={styles.list}>
      <h1>{text.listTitle}</h1>
      <p>{text.listOf(shop.get()?.fullName ?? '', `${shortDate(now)} ${clockTime(now)}`)}</p>
      <table>
        <thead>
          <tr>
            <th>{text.listPlace}</th>
            <th>{text.listNumber}</th>
            <th>{text.listName}</th>
            <th>{text.listDone}</th>
          </tr>
        </thead>
        <tbody>
          {ready.map(({ id, place, customer }) => (
            <tr key={id}>
              <td>
                <b>{place}</b>
              </td>
              <td>{id}</td>
              <td>{customer.split(' ')[0]}</td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
