import { orderText as text } from '#content/nb/desk/order.ts';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { TextButton } from '../parts/button.tsx';
import words from '../parts/layout/text.module.css';
import { sumText } from '../parts/money.ts';
import { shortTime } from '../parts/times.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import styles from './order.module.css';

const answerMs = 1_500;

/** What the provider has told us, to the øre. */
export function OrderMoney({ order, reload }: { readonly order: OrderAnswer; readonly reload: () => void }) {
  const asking = useAct('askProvider');
  const { money } = order;
  const askNow = async () => {
    const answer = await asking.run({ id: order.id });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.asked });
    setTimeout(reload, answerMs);
  };
  return (
    <section>
      <h2>{text.money}</h2>
      {money === null ? (
        <p className={words.quiet}>{text.paidInShop}</p>
      ) : (
        <>
          <table className={styles.money}>
            <tbody>
              <Row name={text.reserved} amount={money.reserved} at={money.reservedAt} />
              <Row name={text.captured} amount={money.captured} at={money.capturedAt} />
              <Row name={text.refunded} amount={money.refunded} at={money.refundedAt} />
              {money.underWay > 0 && <Row name={text.underWay} amount={money.underWay} at={null} />}
              <Row name={text.refundable} amount={money.refundable} at={null} isStrong />
            </tbody>
          </table>
          <p className={words.foot}>
            {text.checked(money.provider, shortTime(money.checkedAt))}{' '}
            <TextButton onClick={() => void askNow()}>{text.askNow}</TextButton>
          </p>
        </>
      )}
    </section>
  );
}

function Row({
  name,
  amount,
  at,
  isStrong = false,
}: {
  readonly name: string;
  readonly amount: number;
  readonly at: string | null;
  readonly isStrong?: boolean;
}) {
  return (
    <tr data-strong={isStrong}>
      <th scope="row">{name}</th>
      <td>{sumText(amount)}</td>
      <td>{at === null ? (isStrong ? '' : '–') : shortTime(at)}</td>
    </tr>
  );
}
