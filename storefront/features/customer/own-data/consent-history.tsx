import { useEffect, useEffectEvent, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { frameText } from '#content/nb/frame.ts';
import type { Answer } from '#contract/shop-api.ts';
import { mergeBy } from '#domain/collection/merge-by.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { Button } from '#ui/components/button/button.tsx';
import styles from './consent-history.module.css';
import { momentOf } from './held-data.tsx';

const text = accountText.consentHistory;
type Change = Answer<'ownConsents'>['data'][number];

/** Every yes and no with its time, for those who want to see it. */
export function ConsentHistory({ customer }: { readonly customer: Customer }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button look="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {text.show}
      </Button>
      {shown && <Answers customer={customer} />}
    </>
  );
}

/** A saved account is another `customer`, and the list is read again. */
function Answers({ customer }: { readonly customer: Customer }) {
  const { changes, failed, more } = useConsents(customer);
  if (failed) return <p role="status">{text.failed}</p>;
  if (changes === null) return <p role="status">{frameText.loading}</p>;
  if (changes.length === 0) return <p>{text.none}</p>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.what}</th>
            <th scope="col">{text.answer}</th>
            <th scope="col">{text.when}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ consent, granted, changed_at }) => (
            <tr key={keyOf({ consent, granted, changed_at })}>
              <th scope="row">{nameOf(consent)}</th>
              <td>{granted ? text.yes : text.no}</td>
              <td>
                <time dateTime={changed_at}>{momentOf(changed_at)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more !== null && (
        <Button look="outline" onClick={more}>
          {text.more}
        </Button>
      )}
    </>
  );
}

/** The newest first, a page at a time. */
function useConsents(customer: Customer) {
  const [changes, setChanges] = useState<readonly Change[] | null>(null);
  const [pages, setPages] = useState({ shown: 0, last: 1 });
  const [failed, setFailed] = useState(false);

  const load = async (page: number, isCurrent: () => boolean = () => true) => {
    const reply = await shopApi().ownConsents({ page });
    if (!isCurrent()) return;
    setFailed(!reply.ok);
    if (!reply.ok) return;
    setChanges((held) => (page === 1 || held === null ? reply.data.data : mergeBy(held, reply.data.data, keyOf)));
    setPages({ shown: page, last: reply.data.meta.last_page });
  };
  const loadFirst = useEffectEvent(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved account is another object, and has a new history
  useEffect(() => {
    let current = true;
    void loadFirst(1, () => current);
    return () => {
      current = false;
    };
  }, [customer]);
  return { changes, failed, more: pages.shown < pages.last ? () => void load(pages.shown + 1) : null };
}

function keyOf({ consent, changed_at }: Change): string {
  return `${consent} ${changed_at}`;
}

function nameOf(consent: string): string {
  return Object.hasOwn(text.names, consent) ? text.names[consent as keyof typeof text.names] : consent;
}
