import { goodsText as text } from '#content/nb/desk/goods.ts';
import type { GoodsRow } from '#contract/desk/goods/schemas.ts';
import { formatKroner, groupThousands } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import type { Column } from '../parts/data-table.tsx';
import words from '../parts/layout/text.module.css';
import { Status } from '../parts/small-parts.tsx';
import { Link } from '../routing/link.tsx';
import styles from './goods.module.css';

export const goodsColumns: readonly Column<GoodsRow>[] = [
  {
    name: 'article',
    head: text.columns.article,
    cell: ({ id, name, articleNo, brand, picture }) => (
      <span className={words.thing}>
        <span className={styles.thumb}>
          {picture !== null && <Picture path={picture} widths={[160]} sizes="40px" alt="" width={40} height={40} />}
        </span>
        <span>
          <Link to={`/varer/${id}`} className={words.name}>
            {name}
          </Link>
          <small>{[brand, articleNo].filter((word) => word !== null && word !== '').join(' · ')}</small>
        </span>
      </span>
    ),
  },
  { name: 'group', head: text.columns.group, cell: ({ group }) => group },
  { name: 'price', head: text.columns.price, right: true, cell: ({ price }) => formatKroner(kroner(price)) },
  { name: 'pieces', head: text.columns.pieces, right: true, cell: ({ pieces }) => groupThousands(pieces) },
  { name: 'label', head: text.columns.label, cell: ({ label }) => label },
  {
    name: 'state',
    head: text.columns.state,
    cell: ({ visible, purchasable, held }) => (
      <span className={styles.states}>
        <Status state={visible ? (purchasable ? 'ok' : 'go') : 'off'}>
          {visible ? (purchasable ? text.shown : text.onlyShown) : text.hidden}
        </Status>
        {held > 0 && <small>{text.held(held)}</small>}
      </span>
    ),
  },
];
