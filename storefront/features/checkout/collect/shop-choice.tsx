import { type ReactNode, useId } from 'react';
import { checkoutText } from '#content/nb/checkout.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';
import { Disclosure } from '#ui/components/disclosure/disclosure.tsx';
import { SelectField } from '#ui/components/field/select-field.tsx';
import { StockLevelIcon } from '#ui/components/stock-level/stock-level-icon.tsx';
import { type CollectChoice, type CollectShop, holdsAll } from './collect-choices.ts';
import { missingText, type NamedLine } from './missing-text.ts';
import styles from './shop-choice.module.css';

export interface ShopChoiceProps<S extends CollectShop> {
  /** Those with the whole cart first, nearest first. */
  readonly choices: readonly CollectChoice<S>[];
  readonly chosen: ShopId | null;
  readonly onChoose: (id: ShopId) => void;
  readonly wrong: boolean;
  readonly lines: readonly NamedLine[];
  /** 'klar i dag ca. 14:15 · åpent til 20:00'; empty while time and hours are not known. */
  readonly describe: (shop: S) => string;
  /** Where the shopper is, for the distances. */
  readonly place: ReactNode;
  /** What is to be said about the chosen one. */
  readonly children?: ReactNode;
}

/** So many stand as rows of their own; all of them are in the select. */
const rowsShown = 3;
const text = checkoutText.shops;

/** Where to collect: by distance among the shops that hold the whole cart; of the others what they lack (GEN-23, DEC-91). */
export function ShopChoice<S extends CollectShop>(props: ShopChoiceProps<S>) {
  const { choices, chosen, onChoose, wrong, lines, place, children } = props;
  const withAll = choices.filter(holdsAll);
  const others = choices.filter((choice) => !holdsAll(choice));
  const rows = withAll.filter(({ id }, index) => index < rowsShown || id === chosen);
  return (
    <div className={styles.choice}>
      {place}
      {choices.length === 0 && <div className={styles.awaited} />}
      {rows.length > 0 && <ShopRows {...props} rows={rows} />}
      {choices.length > 0 && rows.length === 0 && <p className={styles.none}>{text.noneHasAll}</p>}
      <SelectField
        label={checkoutText.chooseShop}
        value={chosen === null ? '' : String(chosen)}
        onChange={({ target }) => onChoose(shopId(Number(target.value)))}
        hasError={wrong}
        errorText={checkoutText.chooseShop}
        required
        options={[
          { value: '', text: checkoutText.chooseShopFirst, disabled: true },
          ...choices.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
      />
      {children}
      {others.length > 0 && (
        <Disclosure title={text.others(others.length)} startOpen={others.length <= rowsShown} className={styles.others}>
          <ul className={styles.list}>
            {others.map(({ id, name, distance, lacking }) => (
              <li key={id} className={styles.other}>
                <span>
                  <b>{name}</b> {text.lacks(missingText(lacking, lines))}
                </span>
                {distance !== null && <span className={styles.distance}>{formatDistance(distance)}</span>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function ShopRows<S extends CollectShop>({
  rows,
  chosen,
  onChoose,
  describe,
}: Pick<ShopChoiceProps<S>, 'chosen' | 'onChoose' | 'describe'> & { readonly rows: readonly CollectChoice<S>[] }) {
  const name = useId();
  return (
    <RadioGroup legend={text.withAll}>
      {rows.map(({ id, shop, name: title, distance }) => (
        <RadioRow
          key={id}
          name={name}
          value={id}
          title={title}
          detail={<RowDetail words={describe(shop)} />}
          end={distance === null ? undefined : formatDistance(distance)}
          checked={id === chosen}
          onChange={() => onChoose(id)}
        />
      ))}
    </RadioGroup>
  );
}

function RowDetail({ words }: { readonly words: string }) {
  return (
    <span className={styles.detail}>
      <StockLevelIcon level={3} size={16} />
      <span>
        <b className={styles.pieces}>{text.allInStock}</b>
        {words !== '' && ` · ${words}`}
      </span>
    </span>
  );
}
