import { articleText } from '#content/nb/article.ts';
import { cardText } from '#content/nb/card.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { paidPrice, paidUnitPrice, winningCampaign } from '#domain/article/paid-price.ts';
import { formatKroner, priceParts } from '#domain/money/format-money.ts';
import { formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { BeforePrice } from '#ui/components/price/before-price.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { Tag } from '#ui/components/price/tag.tsx';
import { UnitPriceText } from '../../../features/article-card/unit-price-text.tsx';
import styles from './price-block.module.css';

/** The one loud thing of the page: what is paid, and what it was before (DEC-70). */
export function PriceBlock({ article }: { readonly article: ArticleDetail }) {
  const { beforePrice, priceUntil, pant, webPurchaseLimit } = article;
  const unitPrice = paidUnitPrice(article);
  const notes = [
    priceUntil === null ? null : articleText.priceUntil(lastDay(priceUntil)),
    pant > 0 ? cardText.includingPant(formatKroner(pant)) : null,
    webPurchaseLimit === null ? null : articleText.limit(webPurchaseLimit),
    article.onlyCC ? articleText.onlyCollect : null,
    article.canPurchase ? null : articleText.onlyReserve,
  ].filter((note) => note !== null);
  return (
    <div>
      <div className={styles.block}>
        <p>
          <Tag sale={beforePrice !== null || winningCampaign(article) !== null} size="lg">
            <Price figures={priceParts(paidPrice(article))} size="xl" />
            {beforePrice !== null && (
              <span className={styles.before}>
                <BeforePrice label={articleText.beforeLabel} figures={priceParts(beforePrice)} />
              </span>
            )}
          </Tag>
        </p>
        {(notes.length > 0 || unitPrice !== null) && (
          <ul className={styles.notes}>
            {unitPrice !== null && (
              <li>
                <UnitPriceText unitPrice={unitPrice} />
              </li>
            )}
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {beforePrice !== null && <p className={styles.help}>{articleText.beforeHelp}</p>}
    </div>
  );
}

/** A campaign that ends at midnight holds through the day before. */
function lastDay(end: string): string {
  return formatWeekdayAndDate(osloTime(Date.parse(end) - 1).date);
}
