import { useId, useState } from 'react';
import { watchText } from '#content/nb/watch.ts';
import { Button } from '#ui/components/button/button.tsx';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';
import styles from './watch.module.css';
import { WatchForm } from './watch-form.tsx';
import type { WatchOffer } from './watch-offer.ts';

export interface StockWatchProps {
  readonly articleId: number;
  readonly offer: WatchOffer;
  /** What was picked: 'Blå, str. M'. */
  readonly choice: string;
  readonly verified: boolean;
  readonly email: string | null;
}

/** 'Si fra når den kommer', in the shopper's own shop or anywhere. */
export function StockWatch({ articleId, offer, choice, verified, email }: StockWatchProps) {
  const name = useId();
  const [chosen, setChosen] = useState(offer.places[0] ?? null);
  const [asked, setAsked] = useState(false);
  const [own] = offer.places;
  return (
    <div className={styles.box}>
      <p className={styles.lead}>
        {offer.soldOut || !own ? watchText.notAnywhere(choice) : watchText.notIn(choice, own.name)}
      </p>
      {offer.places.length > 1 && !asked && (
        <RadioGroup legend={watchText.where} look="pairs">
          {offer.places.map((place) => (
            <RadioRow
              key={place?.id ?? 'any'}
              name={name}
              value={place?.id ?? ''}
              checked={place?.id === chosen?.id}
              onChange={() => setChosen(place)}
              title={place === null ? watchText.anywhere : watchText.inShop(place.name)}
            />
          ))}
        </RadioGroup>
      )}
      {asked ? (
        <WatchForm
          ask={{ kind: 'stock', article_id: articleId, ean: offer.ean, shop_id: chosen?.id ?? null }}
          verified={verified}
          email={email}
          onCancel={() => setAsked(false)}
        />
      ) : (
        <Button look="outline" icon="bell" full onClick={() => setAsked(true)}>
          {watchText.button}
        </Button>
      )}
    </div>
  );
}
