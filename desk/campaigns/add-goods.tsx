import { useState } from 'react';
import { campaignText as text } from '#content/nb/desk/campaigns.ts';
import type { CampaignGoods, DraftLine } from '#contract/desk/campaigns/schemas.ts';
import { Button } from '../parts/button.tsx';
import { SidePanel } from '../parts/dialog.tsx';
import { SearchFilter } from '../parts/filters.tsx';
import { GoodsTile } from '../parts/goods-tile.tsx';
import { useQuery } from '../state/use-query.ts';
import styles from './campaign.module.css';
import { amountText } from './money-text.ts';

export interface AddGoodsProps {
  readonly lines: readonly DraftLine[];
  readonly onAdd: (goods: CampaignGoods) => void;
  readonly onClose: () => void;
}

/** Found by name or number, and added one by one; the panel stays open for the next. */
export function AddGoods({ lines, onAdd, onClose }: AddGoodsProps) {
  const [q, setQ] = useState('');
  const found = useQuery('campaignGoods', q.trim() === '' ? null : { q: q.trim() });
  const chosen = new Set(lines.map(({ articleId }) => articleId));
  return (
    <SidePanel title={text.addTitle} onClose={onClose} footer={<Button onClick={onClose}>{text.done}</Button>}>
      <SearchFilter label={text.addField} value={q} onChange={setQ} />
      {found.value?.goods.length === 0 && <p role="status">{text.addNone}</p>}
      <ul className={styles.found}>
        {(found.value?.goods ?? []).map((goods) => (
          <li key={goods.articleId}>
            <GoodsTile image={goods.image} />
            <span>
              <b>{goods.name}</b>
              <small>
                {goods.articleNo} · {amountText(goods.priceNow)}
              </small>
            </span>
            <Button
              look="outline"
              size="small"
              off={chosen.has(goods.articleId)}
              aria-label={`${text.addAct} ${goods.name}`}
              onClick={() => onAdd(goods)}
            >
              {chosen.has(goods.articleId) ? text.added : text.addAct}
            </Button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
