import { useLoaderData } from 'react-router';
import { alertTitles } from '#content/nb/alerts.ts';
import { paymentErrors } from '#content/nb/errors.ts';
import { notFoundText } from '#content/nb/not-found.ts';
import { paymentText } from '#content/nb/payment.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Alert } from '#ui/components/alert/alert.tsx';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { DocumentTitle } from '../../../layout/document-head.tsx';
import { Meta } from '../../../layout/head/head-elements.tsx';
import type { PaymentReturn } from './load-payment-return.ts';
import styles from './payment-return-screen.module.css';
import { type PaymentReturnView, usePaymentReturn } from './use-payment-return.ts';

/** Where the payment provider sends the shopper back to. Until the answer is there nobody is asked to pay again (R20). */
export function PaymentReturnScreen() {
  const { paymentId } = useLoaderData<PaymentReturn>();
  const view = usePaymentReturn(paymentId);
  return (
    <div className={classNames('wrap tall', styles.screen)}>
      <DocumentTitle title={paymentText.title} />
      <Meta name="robots" content="noindex" />
      <h1>{paymentText.title}</h1>
      <Standing {...view} />
    </div>
  );
}

function Standing({ state, reopenCookieQuestion }: PaymentReturnView) {
  switch (state) {
    case 'waiting':
      return (
        <div role="status" className={styles.waiting}>
          <span className={styles.slats} aria-hidden="true" />
          <p className={styles.text}>{paymentText.waiting}</p>
          <p className={styles.help}>{paymentText.waitingHelp}</p>
        </div>
      );
    case 'unconfirmed':
      return (
        <div className={styles.outcome}>
          <Alert kind="info" title={alertTitles.info} text={paymentText.stillUnconfirmed} />
          <p className={styles.ways}>
            <Button onClick={reopenCookieQuestion}>{paymentText.askAgain}</Button>
            <LinkButton look="outline" to={pathTo('home')}>
              {notFoundText.toHome}
            </LinkButton>
          </p>
        </div>
      );
    case 'unknown':
      return (
        <div className={styles.outcome}>
          <Alert kind="error" title={alertTitles.error} text={paymentErrors.notFound} />
          <p className={styles.ways}>
            <LinkButton to={pathTo('checkout')}>{paymentText.backToCheckout}</LinkButton>
          </p>
        </div>
      );
  }
}
