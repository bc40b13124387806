import { articleText } from '#content/nb/article.ts';
import { goodsText } from '#content/nb/goods.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { descriptionParts } from '#domain/article/description-parts.ts';
import { LightText } from '#ui/components/light-text/light-text.tsx';
import { InAppLinks } from '../../cards/in-app-links.tsx';
import styles from './article-details.module.css';
import { GoodsSections } from './goods-sections.tsx';
import { nutrientFacts } from './nutrient-facts.ts';
import { technicalFacts } from './technical-facts.ts';

type Words = Pick<ArticleDetail, 'description' | 'techDescription' | 'nutrientContent' | 'goods'>;

/** What is written of the article: why one would want it, what it is made of, what is in it. Each only when set (DEC-39). */
export function ArticleDetails({ article }: { readonly article: Words }) {
  const { headline, rest } = descriptionParts(article.description);
  return (
    <div className={styles.words}>
      {rest !== '' && (
        <div>
          <span className={styles.slats} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <h2>{headline ?? articleText.sections.description}</h2>
          <InAppLinks>
            <LightText text={rest} className={styles.lead} />
          </InAppLinks>
        </div>
      )}
      <div className={styles.facts}>
        {(article.techDescription !== null || article.goods.material !== null) && (
          <Technical text={article.techDescription ?? ''} material={article.goods.material} />
        )}
        <GoodsSections goods={article.goods}>
          {article.nutrientContent !== null && <Nutrients text={article.nutrientContent} />}
        </GoodsSections>
      </div>
    </div>
  );
}

function Technical({ text, material }: { readonly text: string; readonly material: string | null }) {
  const { pairs: written, notes } = technicalFacts(text);
  const pairs =
    material === null
      ? written
      : [
          ...written.filter(
            ({ term, value }) => term !== goodsText.material && !material.includes(`${term}: ${value}`),
          ),
          { term: goodsText.material, value: material },
        ];
  return (
    <section>
      <h3 className={styles.heading}>{articleText.sections.techDescription}</h3>
      {pairs.length > 0 && (
        <dl className={styles.pairs}>
          {pairs.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
    </section>
  );
}

function Nutrients({ text }: { readonly text: string }) {
  const { per, rows, rest } = nutrientFacts(text);
  return (
    <section>
      <h3 className={styles.heading}>{articleText.sections.nutrientContent}</h3>
      {per !== null && (
        <table className={styles.nutrients}>
          <caption>{articleText.per(per)}</caption>
          <tbody>
            {rows.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest !== '' && <p className={styles.notes}>{rest}</p>}
    </section>
  );
}
