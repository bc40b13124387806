import { useEffect, useEffectEvent, useState } from 'react';
import { vippsText } from '#content/nb/vipps.ts';
import type { IdentityOutcome } from '#domain/customer/identity-outcome.ts';
import { vippsLoginFor } from '#domain/navigation/addresses/vipps-login.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import styles from './own-vipps.module.css';
import { VippsOutcome } from './vipps-outcome.tsx';

export interface OwnVippsProps {
  /** What came of a link that was begun here. */
  readonly outcome: IdentityOutcome | null;
  /** Called with the status when it is not told: a customer who was logged out elsewhere must log in. */
  readonly onRefused: (status: number) => void;
}

/** Whether the account is linked to Vipps; it can be linked and unlinked here. */
export function OwnVipps({ outcome, onRefused }: OwnVippsProps) {
  /** Undefined until it is known; null: not linked. */
  const [linkedAt, setLinkedAt] = useState<string | null | undefined>(undefined);
  const [isUnlinked, setUnlinked] = useState(false);
  const now = useNow();

  const load = useEffectEvent(async () => {
    const reply = await shopApi().ownIdentities({});
    if (!reply.ok) return onRefused(reply.status);
    setLinkedAt(reply.data.find(({ provider }) => provider === 'vipps')?.linked_at ?? null);
  });
  useEffect(() => {
    void load();
  }, []);

  const unlink = async () => {
    const reply = await shopApi().unlinkIdentity({ provider: 'vipps' });
    // One that is gone already is what was asked for.
    if (!reply.ok && reply.status !== 404) {
      raiseAlert('error', vippsText.unlinkFailed);
      return onRefused(reply.status);
    }
    setLinkedAt(null);
    setUnlinked(true);
    raiseAlert('success', vippsText.unlinked);
  };

  if (linkedAt === undefined) return null;
  return (
    <div className={styles.own}>
      {!isUnlinked && <VippsOutcome outcome={outcome} />}
      {linkedAt === null ? (
        <>
          <p>{vippsText.notLinked}</p>
          <LinkButton reloadDocument look="outline" icon="mobile" to={vippsLoginFor({ next: pathTo('sessions') })}>
            {vippsText.link}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{vippsText.linked(now === null ? '' : relativeTime(Date.parse(linkedAt), now))}</p>
          <Button look="outline" onClick={unlink}>
            {vippsText.unlink}
          </Button>
        </>
      )}
    </div>
  );
}
