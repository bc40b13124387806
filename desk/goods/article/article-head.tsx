import type { ReactNode } from 'react';
import { articleText as text } from '#content/nb/desk/goods.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import styles from '../goods.module.css';

export interface ArticleHeadProps {
  readonly article: DeskArticle;
  readonly name: string;
  readonly children: ReactNode;
}

export function ArticleHead({ article, name, children }: ArticleHeadProps) {
  const { pictures, brand, articleNo, colors, variants, pieces, shops } = article;
  const [first] = pictures;
  const facts = [
    brand,
    articleNo,
    `${text.colors(colors.length)}, ${text.variants(variants)}`,
    text.stock(groupThousands(pieces), shops),
  ].filter((fact) => fact !== null);
  return (
    <div className={styles.head}>
      <span className={styles.portrait}>
        {first !== undefined && (
          <Picture path={first.path} widths={[160]} sizes="64px" alt="" width={64} height={64} first />
        )}
      </span>
      <div className={styles.title}>
        <h1>{name}</h1>
        <p>{facts.join('  ·  ')}</p>
      </div>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
