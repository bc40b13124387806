import type { ReactNode } from 'react';
import { dressText } from '#content/nb/guides.ts';
import { type Dressing, layers } from '#domain/guide/dress-for.ts';
import type { GoodsKind } from '#domain/guide/goods-kinds.ts';
import styles from './dress-layers.module.css';

export interface DressLayersProps {
  readonly dressing: Dressing;
  /** The goods for a thing. */
  readonly goodsFor: (kind: GoodsKind) => ReactNode;
}

/** From the skin outwards, numbered as on the drawing. */
export function DressLayers({ dressing, goodsFor }: DressLayersProps) {
  return (
    <ol className={styles.layers}>
      {layers.map((layer, index) => {
        const { name, help } = dressText.layers[layer];
        const kinds = dressing.layers[layer];
        return (
          <li key={layer} className={styles.layer}>
            <div className={styles.head}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.help}>{kinds.length === 0 ? dressText.bare[layer] : help}</p>
            </div>
            {kinds.length > 0 && (
              <ul className={styles.goods}>
                {kinds.map((kind) => (
                  <li key={kind}>{goodsFor(kind)}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
