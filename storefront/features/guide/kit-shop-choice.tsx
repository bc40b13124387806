import { type ReactNode, useId } from 'react';
import { guideKinds, kitText } from '#content/nb/guides.ts';
import type { KitShopChoice } from '#domain/guide/kit-choice.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';
import { SelectField } from '#ui/components/field/select-field.tsx';
import { StockLevelIcon } from '#ui/components/stock-level/stock-level-icon.tsx';
import styles from './kit-shop-choice.module.css';

export interface KitShopChoiceProps {
  /** Those that lack least first. */
  readonly choices: readonly KitShopChoice[];
  readonly chosen: ShopId | null;
  readonly onChoose: (id: ShopId) => void;
  /** Where the shopper is, for the distances. */
  readonly place: ReactNode;
}

/** So many stand as rows of their own; all of them are in the select. */
const rowsShown = 3;
/** More things than these are counted, not named. */
const mostNamed = 3;

/** Which shop the kit is collected at: the one with all of it first, of the others what they lack. */
export function KitShopRows({ choices, chosen, onChoose, place }: KitShopChoiceProps) {
  const name = useId();
  const rows = choices.filter(({ id }, index) => index < rowsShown || id === chosen);
  return (
    <div className={styles.choice}>
      {place}
      {rows.length > 0 && (
        <RadioGroup legend={kitText.shop} legendHidden look="listed">
          {rows.map((choice) => (
            <RadioRow
              key={choice.id}
              name={name}
              value={choice.id}
              title={choice.name}
              detail={<Lacking choice={choice} />}
              end={choice.distance === null ? undefined : formatDistance(choice.distance)}
              checked={choice.id === chosen}
              onChange={() => onChoose(choice.id)}
            />
          ))}
        </RadioGroup>
      )}
      {choices.length > rows.length && (
        <SelectField
          label={kitText.otherShops}
          value={chosen === null ? '' : String(chosen)}
          onChange={({ target }) => onChoose(shopId(Number(target.value)))}
          options={[
            { value: '', text: kitText.choose, disabled: true },
            ...choices.map((choice) => ({ value: String(choice.id), text: `${choice.name}: ${missingText(choice)}` })),
          ]}
        />
      )}
    </div>
  );
}

function Lacking({ choice }: { readonly choice: KitShopChoice }) {
  return (
    <span className={styles.detail}>
      <StockLevelIcon level={choice.lacking.length === 0 ? 3 : 1} size={16} />
      <span>{missingText(choice)}</span>
    </span>
  );
}

function missingText({ lacking }: KitShopChoice): string {
  if (lacking.length === 0) return kitText.hasAll;
  if (lacking.length > mostNamed) return kitText.lacksMany(lacking.length);
  return kitText.lacks(lacking.map((kind) => guideKinds[kind].name));
}
