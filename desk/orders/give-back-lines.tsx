import { orderText as text } from '#content/nb/desk/order.ts';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { GoodsTile } from '../parts/goods-tile.tsx';
import { sumText } from '../parts/money.ts';
import styles from './order.module.css';

/** Which lines, and of each how many pieces. */
export function GiveBackLines({
  order,
  chosen,
  onChange,
}: {
  readonly order: OrderAnswer;
  readonly chosen: Readonly<Record<string, number>>;
  readonly onChange: (chosen: Record<string, number>) => void;
}) {
  return (
    <fieldset className={styles.which}>
      <legend>{text.what}</legend>
      {order.lines.map(({ ean, name, size, image, gives, told }) => {
        const count = chosen[ean] ?? 0;
        const shown = gives.slice(0, Math.max(1, count)).reduce((sum, one) => sum + one, 0);
        return (
          <div key={ean} className={styles.whichLine} data-chosen={count > 0}>
            <label>
              <input
                type="checkbox"
                checked={count > 0}
                disabled={gives.length === 0}
                onChange={() => onChange({ ...chosen, [ean]: count > 0 ? 0 : Math.max(1, told) })}
              />
              <GoodsTile image={image} />
              <span>
                {[name, size].filter(Boolean).join(' ')}
                <small>{told > 0 ? text.toldPieces(told) : text.withCustomer(gives.length)}</small>
              </span>
            </label>
            {gives.length > 1 && count > 0 && (
              <select
                aria-label={`${text.pieces}, ${name}`}
                value={count}
                onChange={({ currentTarget }) => onChange({ ...chosen, [ean]: Number(currentTarget.value) })}
              >
                {gives.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
                  <option key={index} value={index + 1}>
                    {text.piecesBack(index + 1)}
                  </option>
                ))}
              </select>
            )}
            <b>{sumText(shown)}</b>
          </div>
        );
      })}
    </fieldset>
  );
}
