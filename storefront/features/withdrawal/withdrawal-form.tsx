import { type ChangeEvent, type MouseEvent, useRef, useState } from 'react';
import { withdrawalFormText as text } from '#content/nb/withdrawal-form.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { printPage } from '#ui/browser/device/print-page.ts';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { Field } from '#ui/components/field/field.tsx';
import { TextAreaField } from '#ui/components/field/text-area-field.tsx';
import styles from './withdrawal-form.module.css';
import { missingFields, type WithdrawalNotice, withdrawalMail } from './withdrawal-letter.ts';

const empty: WithdrawalNotice = {
  goods: '',
  orderNumber: '',
  ordered: '',
  received: '',
  name: '',
  address: '',
  contact: '',
};

export interface WithdrawalFormProps {
  /** Who it is sent to: the company, its address, its mail. */
  readonly recipient: string;
  readonly email: string;
}

/**
 * The withdrawal form that every seller must offer by law: filled in here, sent by the shopper's own mail or on paper;
 * nothing is stored.
 */
export function WithdrawalForm({ recipient, email }: WithdrawalFormProps) {
  const [notice, setNotice] = useState(empty);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = tried ? missingFields(notice) : [];
  const field = (name: keyof WithdrawalNotice) => ({
    name,
    value: notice[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setNotice({ ...notice, [name]: target.value }),
  });

  /** An unfinished notice is not sent: the first field that lacks something is shown instead. */
  function send(event: MouseEvent): void {
    setTried(true);
    const [first] = missingFields(notice);
    if (first === undefined) return;
    event.preventDefault();
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const at = recipient.lastIndexOf('@');
  return (
    <>
      <section className={styles.quick}>
        <div>
          <h3>{text.quick.title}</h3>
          <p>{text.quick.text}</p>
        </div>
        <LinkButton to={pathTo('history')} look="outline">
          {text.quick.history}
        </LinkButton>
      </section>
      <form ref={form} className={styles.form} aria-label={text.title} noValidate>
        <p className={styles.to}>
          <b>{text.to}:</b> {recipient.slice(0, at)}
          <wbr />
          {recipient.slice(at)}
        </p>
        <p>{text.statement}</p>
        <TextAreaField
          label={text.goods.label}
          rows={3}
          required
          error={missing.includes('goods') ? text.goods.missing : undefined}
          {...field('goods')}
        />
        <div className={styles.three}>
          <Field label={text.orderNumber} inputMode="numeric" {...field('orderNumber')} />
          <Field label={text.ordered} type="date" {...field('ordered')} />
          <Field label={text.received} type="date" {...field('received')} />
        </div>
        <div className={styles.two}>
          <Field
            label={text.name.label}
            autoComplete="name"
            required
            error={missing.includes('name') ? text.name.missing : undefined}
            {...field('name')}
          />
          <Field label={text.contact} {...field('contact')} />
        </div>
        <Field label={text.address} autoComplete="street-address" {...field('address')} />
        <div className={styles.paper} aria-hidden="true">
          <span>{text.date}:</span>
          <span>{text.signature}:</span>
        </div>
        <div className={styles.ways}>
          <LinkButton to={withdrawalMail(email, notice)} icon="mail" reloadDocument onClick={send}>
            {text.send}
          </LinkButton>
          <Button look="outline" icon="document" onClick={printPage}>
            {text.print}
          </Button>
        </div>
        <p className={styles.help}>{text.help}</p>
      </form>
    </>
  );
}
