import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors, generalError } from '#content/nb/errors.ts';
import { watchText } from '#content/nb/watch.ts';
import type { CallInput } from '#contract/shop-api.ts';
import { isEmail } from '#domain/customer/email.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Field } from '#ui/components/field/field.tsx';
import { FieldError } from '#ui/components/field/field-error.tsx';
import styles from './watch.module.css';

export interface WatchFormProps {
  readonly ask: CallInput<'askWatch'>;
  /** A customer whose address is verified need say nothing more. */
  readonly verified: boolean;
  /** A customer's address, which may not be verified yet. */
  readonly email: string | null;
  readonly onCancel: () => void;
}

type State = { readonly kind: 'open' | 'sending' | 'done'; readonly words?: string };

/** Opened by the button 'Si fra': customers are done with that, others give their address. */
export function WatchForm({ ask, verified, email, onCancel }: WatchFormProps) {
  const [state, setState] = useState<State>({ kind: verified ? 'sending' : 'open' });
  const [emailError, setEmailError] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const opened = useRef(false);
  const asked = useRef(false);

  const send = async (address: string) => {
    setState({ kind: 'sending' });
    const reply = await shopApi().askWatch({ ...ask, email: address });
    if (reply.ok) {
      setState({ kind: 'done', words: reply.data.status === 'watching' ? watchText.done : watchText.confirm });
    } else if (reply.body.errors?.email !== undefined) {
      setState({ kind: 'open' });
      setEmailError(fieldErrors.email);
    } else setState({ kind: 'open', words: failureWords(reply.status, reply.body.message) });
  };

  // A customer may be known only after the button was pressed; one who has begun to write an address is let finish.
  useEffect(() => {
    if (verified && typed === undefined && !asked.current) {
      asked.current = true;
      void send('');
    } else if (!opened.current) field.current?.focus();
    opened.current = true;
  });
  // The button that was pressed is gone; what came of it is next.
  useEffect(() => {
    if (state.kind === 'done') outcome.current?.focus();
  }, [state.kind]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('email') ?? '');
    setEmailError(isEmail(given) ? undefined : fieldErrors.email);
    if (isEmail(given)) void send(given);
    else field.current?.focus();
  };

  if (state.kind === 'done' || (verified && state.kind === 'sending')) {
    return (
      <p role="status" ref={outcome} tabIndex={-1} className={styles.outcome}>
        {state.words ?? watchText.sending}
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={watchText.email}
        hint={watchText.explain}
        name="email"
        type="email"
        autoComplete="email"
        value={typed ?? email ?? ''}
        readOnly={email !== null && typed === undefined}
        onChange={(event) => setTyped(event.target.value)}
        ref={field}
        error={emailError}
      />
      <FieldError id={`watch-${ask.kind}-error`} text={state.words} />
      <div className={styles.buttons}>
        <Button type="submit" look="outline" disabled={state.kind === 'sending'}>
          {watchText.send}
        </Button>
        <Button look="text" onClick={onCancel}>
          {watchText.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What the server says in Norwegian is for the shopper; the rest has the general words. */
function failureWords(status: number, message: string): string {
  const known: readonly string[] = [watchText.inStockNow, watchText.oneOffLot];
  return known.includes(message) ? message : generalError(status);
}
