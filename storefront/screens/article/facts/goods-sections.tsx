import type { ReactNode } from 'react';
import { goodsText } from '#content/nb/goods.ts';
import { emphasiseAllergens, unnamedAllergens } from '#domain/goods/emphasise-allergens.ts';
import type { GoodsFacts } from '#domain/goods/goods-facts.ts';
import styles from './article-details.module.css';

export interface GoodsSectionsProps {
  readonly goods: GoodsFacts;
  /** The nutrition declaration, which stands after the ingredients. */
  readonly children: ReactNode;
}

/** What the law wants told: what is in it, how to use it safely, where it goes when it is worn out. Each only when set. */
export function GoodsSections({ goods, children }: GoodsSectionsProps) {
  const safety = [goods.biocideSentence, goods.safetyText].filter((text) => text !== null);
  const battery = goods.battery === null ? null : goodsText.battery[goods.battery];
  const waste = [goods.electrical ? goodsText.electrical : null, battery].filter((text) => text !== null);
  return (
    <>
      {(goods.ingredients !== null || goods.allergens.length > 0 || goods.mayContain !== null) && (
        <Ingredients goods={goods} />
      )}
      {children}
      {safety.length > 0 && <Sentences title={goodsText.safety} texts={safety} />}
      {waste.length > 0 && <Sentences title={goodsText.waste} texts={waste} />}
    </>
  );
}

function Ingredients({ goods: { ingredients, allergens, mayContain } }: Pick<GoodsSectionsProps, 'goods'>) {
  const unnamed = unnamedAllergens(ingredients, allergens);
  const after = [unnamed.length > 0 ? goodsText.contains(unnamed) : null, mayContain].filter((text) => text !== null);
  return (
    <section>
      <h3 className={styles.heading}>{goodsText.ingredients}</h3>
      {ingredients !== null && (
        <p className={styles.notes}>
          {withKeys(emphasiseAllergens(ingredients, allergens)).map(({ key, text, allergen }) =>
            allergen ? <strong key={key}>{text}</strong> : text,
          )}
        </p>
      )}
      {after.length > 0 && <p className={styles.more}>{after.join(' ')}</p>}
    </section>
  );
}

/** The same word may come twice. */
function withKeys<T>(parts: readonly T[]): readonly (T & { readonly key: number })[] {
  return parts.map((part, key) => ({ ...part, key }));
}

function Sentences({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {texts.map((text) => (
        <p key={text} className={styles.notes}>
          {text}
        </p>
      ))}
    </section>
  );
}
