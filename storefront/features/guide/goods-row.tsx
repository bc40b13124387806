import type { ReactNode } from 'react';
import { guideKinds, guideText } from '#content/nb/guides.ts';
import { listText } from '#content/nb/list.ts';
import { priceParts } from '#domain/money/format-money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { BeforePrice } from '#ui/components/price/before-price.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { Tag } from '#ui/components/price/tag.tsx';
import { Tile } from '#ui/components/tile/tile.tsx';
import styles from './goods-row.module.css';
import type { ShownGoods, ShownThing } from './shown-goods.ts';

export interface GoodsRowProps {
  readonly thing: ShownThing;
  readonly level: 3 | 4;
  /** Where it can be had. */
  readonly stock: ReactNode;
  /** Beside the heading: the tick of what one has. */
  readonly mark?: ReactNode;
  /** The shopper has it: what could be bought is put away. */
  readonly done?: boolean;
  /** What will do for it is being asked for. */
  readonly waiting?: boolean;
  /** Below: swap it, put it in the cart. */
  readonly children?: ReactNode;
}

/** A thing that a guide speaks of, and an article that will do for it. */
export function GoodsRow({ thing, level, stock, mark, done = false, waiting = false, children }: GoodsRowProps) {
  const { kind, count, goods } = thing;
  const Heading = `h${level}` as const;
  const { name, why } = guideKinds[kind];
  const shown = done || waiting ? null : goods;
  return (
    <div className={styles.row} data-done={done || undefined}>
      {!done && <Tile className={styles.tile}>{shown !== null && <GoodsPicture image={shown.image} />}</Tile>}
      <div className={styles.head}>
        <Heading className={styles.kind}>
          {name}
          {count > 1 && <span className={styles.count}> {guideText.pieces(count)}</span>}
        </Heading>
        <p className={styles.why}>{why}</p>
      </div>
      {mark !== undefined && <div className={styles.mark}>{mark}</div>}
      {!done && !waiting && goods === null && <p className={styles.none}>{guideText.noneInSize}</p>}
      {shown !== null && <Goods goods={shown} stock={stock} />}
      {!done && children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

function GoodsPicture({ image }: { readonly image: string | null }) {
  if (image === null) return null;
  return (
    <Picture
      path={image}
      widths={[160, 320]}
      sizes="(max-width: 1019.98px) 90px, 120px"
      alt=""
      width={640}
      height={640}
      className={styles.picture}
    />
  );
}

function Goods({ goods, stock }: { readonly goods: ShownGoods; readonly stock: ReactNode }) {
  const { beforePrice } = goods;
  const detail = [goods.productLine, guideText.inSize(goods.size)].filter((part) => part !== '').join(' · ');
  return (
    <>
      <div className={styles.words}>
        <p>
          <Link to={pathTo('product', { articleName: goods.slug })} className={styles.name}>
            {goods.name}
          </Link>
        </p>
        <p className={styles.detail}>{detail}</p>
        <div className={styles.stock}>{stock}</div>
      </div>
      <p className={styles.price}>
        <Tag sale={goods.onOffer}>
          <Price figures={priceParts(goods.price)} />
          {beforePrice !== null && <BeforePrice label={listText.card.before} figures={priceParts(beforePrice)} />}
        </Tag>
      </p>
    </>
  );
}
