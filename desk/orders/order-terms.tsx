import { orderText as text } from '#content/nb/desk/order.ts';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { dayText } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { iMay } from '../state/session.ts';

/** The terms the order was placed under, as they were then. */
export function OrderTerms({ terms }: Pick<OrderAnswer, 'terms'>) {
  if (terms === null) return null;
  const words = text.termsOf(dayText(terms.at));
  return (
    <section>
      <h2>{text.terms}</h2>
      <p>{iMay('pages.see') ? <Link to={`/sider/kjopsvilkar?utgave=${terms.id}`}>{words}</Link> : words}</p>
    </section>
  );
}
