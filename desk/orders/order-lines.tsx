import { orderText as text } from '#content/nb/desk/order.ts';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { GoodsTile } from '../parts/goods-tile.tsx';
import { Badge } from '../parts/layout/badge.tsx';
import words from '../parts/layout/text.module.css';
import { sumText } from '../parts/money.ts';
import styles from './order.module.css';

type Line = OrderAnswer['lines'][number];

const { columns: heads } = text;

const columns: readonly Column<Line>[] = [
  {
    name: 'goods',
    head: heads.goods,
    cell: (line) => (
      <span className={styles.goods}>
        <GoodsTile image={line.image} size="medium" />
        <span>
          <b>{line.name}</b>
          <span>
            {[line.size, line.color].filter(Boolean).join(', ')}
            {line.told > 0 && <Badge tone="warn">{text.told}</Badge>}
            {line.returned > 0 && <Badge tone="warn">{text.returned}</Badge>}
            {line.missing > 0 && <Badge tone="warn">{text.missing(line.missing)}</Badge>}
          </span>
        </span>
      </span>
    ),
  },
  { name: 'ean', head: heads.ean, cell: ({ ean }) => <span className={words.quiet}>{ean}</span> },
  { name: 'count', head: heads.count, right: true, cell: ({ count }) => count },
  { name: 'price', head: heads.price, right: true, cell: ({ price }) => sumText(price) },
  {
    name: 'discount',
    head: heads.discount,
    right: true,
    cell: ({ discount }) => (discount === 0 ? '' : sumText(-discount)),
  },
  { name: 'sum', head: heads.sum, right: true, cell: ({ sum }) => <b>{sumText(sum)}</b> },
];

export function OrderLines({ order }: { readonly order: OrderAnswer }) {
  const { sums } = text;
  return (
    <div className={styles.lines}>
      <DataTable label={text.lines} columns={columns} rows={order.lines} keyOf={({ ean }) => ean} />
      <dl className={styles.sums}>
        <div>
          <dt>{sums.goods}</dt>
          <dd>{sumText(order.goods)}</dd>
        </div>
        {order.discount > 0 && (
          <div>
            <dt>{order.promocode ?? sums.discount}</dt>
            <dd>{sumText(-order.discount)}</dd>
          </div>
        )}
        <div>
          <dt>{order.delivery ? sums.freight : sums.collect}</dt>
          <dd>{sumText(order.freight)}</dd>
        </div>
        <div data-total="true">
          <dt>{sums.total}</dt>
          <dd>{formatOere(oere(order.total))}</dd>
        </div>
        <div className={words.quiet}>
          <dt>{text.vat(order.vat.percentage)}</dt>
          <dd>{sumText(order.vat.amount)}</dd>
        </div>
      </dl>
    </div>
  );
}
