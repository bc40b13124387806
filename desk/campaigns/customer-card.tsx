import { campaignText as text } from '#content/nb/desk/campaigns.ts';
import { slotTitles } from '#content/nb/desk/home.ts';
import type { CampaignDetail, CampaignLine } from '#contract/desk/campaigns/schemas.ts';
import { GoodsTile } from '../parts/goods-tile.tsx';
import styles from './campaign.module.css';
import { amountText, shortAmount } from './money-text.ts';

/** One of the goods as its card will be, and what else the campaign touches. */
export function CustomerCard({
  detail,
  line,
}: {
  readonly detail: CampaignDetail;
  readonly line: CampaignLine | null;
}) {
  return (
    <>
      {line !== null && line.price !== null && <Card line={line} price={line.price} />}
      <Touches touches={detail.touches} />
    </>
  );
}

function Card({ line, price }: { readonly line: CampaignLine; readonly price: number }) {
  const [whole = '', oere = '00'] = amountText(price).split(',');
  return (
    <>
      <div className={styles.card}>
        <GoodsTile image={line.image} size="large" />
        {line.percent !== null && <span className={styles.cardLabel}>−{line.percent} %</span>}
        <span className={styles.tag}>
          <b>
            {whole}
            <sup>{oere}</sup>
          </b>
          {line.shownBefore !== null && (
            <small>
              {text.before}
              <br />
              <s>{shortAmount(line.shownBefore)}</s>
            </small>
          )}
        </span>
      </div>
      <b>{line.name}</b>
      <p className={styles.pale}>{text.pieces(line.stock, line.shops)}</p>
    </>
  );
}

function Touches({ touches: { home, others, watchers } }: Pick<CampaignDetail, 'touches'>) {
  if (home.length === 0 && others.length === 0 && watchers === 0) return null;
  return (
    <ul className={styles.touches}>
      {home.length > 0 && (
        <li>
          <span>{text.home}</span>
          <span>{text.homeSlots(home.map((slot) => `«${slotTitles[slot] ?? slot}»`).join(', '))}</span>
        </li>
      )}
      {others.map(({ id, name, goods }) => (
        <li key={id ?? name}>
          <span>{name}</span>
          <span>{text.alsoIn(goods)}</span>
        </li>
      ))}
      {watchers > 0 && (
        <li>
          <span>{text.watches}</span>
          <span>{text.watchers(watchers)}</span>
        </li>
      )}
    </ul>
  );
}
