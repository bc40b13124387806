import { cardText } from '#content/nb/card.ts';
import { cartText } from '#content/nb/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { type LimitVerdict, mayIncrease } from '#domain/cart/line-limit.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { type Kroner, oere, oereOf } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useStore } from '#storefront/data/store.ts';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Stepper } from '#ui/components/stepper/stepper.tsx';
import { dispatchCart } from '../cart-store.ts';
import { repricedFrom } from '../repriced-lines.ts';
import { removeLine } from '../restore-line.ts';
import styles from './cart-line-row.module.css';

export interface CartLineRowProps {
  readonly line: CartLine;
  readonly index: number;
  /** Why it cannot be had as it stands (DEC-81). */
  readonly error: string | undefined;
}

export function CartLineRow({ line, index, error }: CartLineRowProps) {
  const { ean, name, count, price, pant, image } = line;
  const verdict = mayIncrease(line);
  const before = useStore(repricedFrom).get(ean) ?? price;
  return (
    <li className={styles.row}>
      <div className={styles.tile}>
        {image !== null && (
          <Picture
            path={image}
            widths={[160, 320]}
            sizes="96px"
            alt=""
            width={1}
            height={1}
            className={styles.picture}
          />
        )}
      </div>
      <h3 className={styles.name}>
        <Link to={pathTo('productById', { articleId: line.articleId })}>{name}</Link>
      </h3>
      <b className={styles.price}>{timesCount(price, count)}</b>
      <p className={styles.detail}>
        {[line.size, line.color].filter((part) => part !== '').join(' / ')}
        {pant > 0 && <span className={styles.more}>{cardText.includingPant(timesCount(pant, count))}</span>}
        {before !== price && <span className={styles.more}>{cartText.repriced(timesCount(before, count))}</span>}
      </p>
      <div className={styles.actions}>
        <Stepper
          label={name}
          value={count}
          moreLabel={cartText.more(name)}
          fewerLabel={cartText.fewer(name)}
          onMore={() => dispatchCart({ type: 'increment', ean })}
          onFewer={() => dispatchCart({ type: 'decrement', ean })}
          moreDisabled={!verdict.allowed}
        />
        <IconButton icon="trash" iconSize={20} label={cartText.remove(name)} onClick={() => removeLine(index, line)} />
        {!verdict.allowed && <span className={styles.limit}>{reasonOf(verdict)}</span>}
      </div>
      {error !== undefined && (
        <p className={styles.error}>
          <Icon name="error" size={18} />
          {error}
        </p>
      )}
    </li>
  );
}

function timesCount(amount: Kroner, count: number): string {
  return formatOere(oere(oereOf(amount) * count));
}

function reasonOf(verdict: Exclude<LimitVerdict, { readonly allowed: true }>): string {
  return verdict.reason === 'limit' ? cartText.atLimit(verdict.most) : cartText.atStock;
}
