import { useState } from 'react';
import { articleText } from '#content/nb/desk/goods.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { formatDate, formatDayOfMonth } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { TextButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Badge } from '../../parts/layout/badge.tsx';
import { Card } from '../../parts/layout/card.tsx';
import parts from '../../parts/parts.module.css';
import { iMay } from '../../state/session.ts';
import styles from '../goods.module.css';
import { CorrectPrice } from './correct-price.tsx';
import { PriceChart } from './price-chart.tsx';
import { Proposal } from './price-proposal.tsx';

const text = articleText.price;
const dayOf = (at: string) => osloTime(new Date(at).getTime()).date;

/** What it costs and has cost: read here, decided elsewhere. */
export function PricePanel({ article, onChanged }: { readonly article: DeskArticle; readonly onChanged: () => void }) {
  const { lawful } = article.price;
  const [open, setOpen] = useState<'history' | 'correct' | null>(null);
  return (
    <Card title={text.title} aside={<Badge>{text.fromImport}</Badge>}>
      <PriceChart price={article.price} />
      <p className={styles.lawful}>
        {lawful === null ? (
          text.none
        ) : (
          <>
            {text.lawful}
            <b>{formatKroner(kroner(lawful.price))}</b>. {text.why(formatDayOfMonth(dayOf(lawful.before)))}
            {lawful.isClub ? text.whyClub : '.'}
          </>
        )}
      </p>
      <Proposal article={article} onChanged={onChanged} />
      <p className={styles.links}>
        {iMay('goods.propose-price') && article.proposal === null && (
          <TextButton onClick={() => setOpen('correct')}>
            {iMay('goods.correct-price') ? text.correct : text.propose}
          </TextButton>
        )}{' '}
        <TextButton onClick={() => setOpen('history')}>{text.history}</TextButton>
      </p>
      {open === 'history' && (
        <Dialog title={text.historyTitle} onClose={() => setOpen(null)}>
          <table className={parts.table}>
            <thead>
              <tr>
                <th scope="col">{text.from}</th>
                <th scope="col" className={parts.right}>
                  {text.title}
                </th>
              </tr>
            </thead>
            <tbody>
              {article.price.points.toReversed().map(({ at, price }) => (
                <tr key={at}>
                  <td>{formatDate(dayOf(at))}</td>
                  <td className={parts.right}>{formatKroner(kroner(price))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Dialog>
      )}
      {open === 'correct' && <CorrectPrice article={article} onClose={() => setOpen(null)} onCorrected={onChanged} />}
    </Card>
  );
}
