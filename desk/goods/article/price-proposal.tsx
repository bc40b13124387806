import { articleText, goodsRefusal } from '#content/nb/desk/goods.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { Button } from '../../parts/button.tsx';
import { Note } from '../../parts/small-parts.tsx';
import { say } from '../../state/notice.ts';
import { iMay } from '../../state/session.ts';
import { useAct } from '../../state/use-act.ts';
import styles from '../goods.module.css';

const text = articleText.price;

/** A price that somebody has proposed, and for whoever may the yes and the no to it. */
export function Proposal({ article, onChanged }: { readonly article: DeskArticle; readonly onChanged: () => void }) {
  const act = useAct('decidePrice', goodsRefusal);
  const { proposal } = article;
  if (proposal === null) return null;
  const decide = async (approve: boolean) => {
    const answer = await act.run({ id: article.id, proposal: proposal.id, approve });
    if (answer?.kind === 'done') say({ tone: 'done', text: approve ? text.corrected : text.rejected });
    onChanged();
  };
  return (
    <Note tone="info">
      <b>{text.proposal(formatKroner(kroner(proposal.price)), proposal.by ?? text.somebody)}</b>
      <br />
      {proposal.reason}
      <br />
      {text.correctWarning}
      {iMay('goods.correct-price') && (
        <p className={styles.links}>
          <Button size="small" off={act.isRunning} onClick={() => void decide(true)}>
            {text.approve}
          </Button>{' '}
          <Button size="small" look="outline" off={act.isRunning} onClick={() => void decide(false)}>
            {text.reject}
          </Button>
        </p>
      )}
    </Note>
  );
}
