import { useState } from 'react';
import { guideKinds, guideText, kitText } from '#content/nb/guides.ts';
import { kitSum } from '#domain/guide/kit-choice.ts';
import { priceParts } from '#domain/money/format-money.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { raiseAlert } from '../../data/alerts.ts';
import { openModal } from '../../data/modal.ts';
import { shopApi } from '../../data/shop-api.ts';
import { chooseCollectShop } from '../../features/checkout/collect/chosen-shop.ts';
import { KitShopRows } from '../../features/guide/kit-shop-choice.tsx';
import { PostcodeForm } from '../../features/shop-stock/postcode-form.tsx';
import { addKit } from './add-kit.ts';
import styles from './kit-summary.module.css';
import type { Kit } from './use-kit.ts';

/** Where the kit is collected, what it costs, and the one button that puts all of it in the cart. */
export function KitSummary({ kit }: { readonly kit: Kit }) {
  const { choices, chosen, place, choose } = kit.shops;
  const [result, setResult] = useState('');
  const [busy, setBusy] = useState(false);
  const picks = [...kit.picks.values()];
  const bought = picks.reduce((sum, { count, missing, article }) => {
    return article === null ? sum : sum + (chosen === null ? count : count - missing);
  }, 0);
  const lacking = chosen?.lacking ?? [];

  const add = async () => {
    if (chosen === null) return;
    setBusy(true);
    const answer = await addKit(shopApi(), picks, chosen.id);
    setBusy(false);
    const said = answer.ok
      ? [
          answer.added > 0 ? kitText.added(answer.added, chosen.name) : kitText.alreadyThere,
          ...(answer.added > 0 ? answer.notAdded.map(({ name, pieces }) => kitText.notAdded(name, pieces)) : []),
        ].join(' ')
      : kitText.failed;
    setResult(said);
    if (!answer.ok) return raiseAlert('error', said);
    if (answer.added === 0) return;
    chooseCollectShop(chosen.id);
    if (answer.notAdded.length > 0) raiseAlert('warning', said);
    openModal('cart');
  };

  return (
    <section aria-labelledby="pakke" className={styles.summary}>
      <h3 id="pakke" className={styles.title}>
        {kitText.summary}
      </h3>
      <div className={styles.part}>
        <p className={styles.question}>{kitText.shop}</p>
        <KitShopRows
          choices={choices}
          chosen={chosen?.id ?? null}
          onChoose={(id) => {
            setResult('');
            choose(id);
          }}
          place={<PostcodeForm known={place?.postcode ?? null} hint={chosen === null ? kitText.place : undefined} />}
        />
      </div>
      <div className={styles.part}>
        {kit.state === 'failed' && <p className={styles.lacking}>{guideText.loadFailed}</p>}
        {chosen !== null && lacking.length > 0 && (
          <p className={styles.lacking}>
            {kitText.leftOut(
              chosen.name,
              lacking.map((kind) => guideKinds[kind].name),
            )}
          </p>
        )}
        <p className={styles.sum}>
          <span>{kitText.sum(bought)}</span>
          <Price figures={priceParts(kitSum(picks, chosen?.id ?? null))} size="lg" />
        </p>
        <Button
          size="lg"
          full
          icon="cart"
          disabled={chosen === null || bought === 0 || busy}
          onClick={() => void add()}
        >
          {chosen === null
            ? kitText.chooseShopFirst
            : bought === 0
              ? kitText.nothingToAdd
              : lacking.length > 0
                ? kitText.addHeld
                : kitText.add}
        </Button>
        <p role="status" className={styles.result}>
          {result}
        </p>
        <p className={styles.help}>{kitText.payLater}</p>
      </div>
    </section>
  );
}
