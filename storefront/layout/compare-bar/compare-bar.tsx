import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { compareText } from '#content/nb/compare.ts';
import { comparePath, fewestCompared } from '#domain/compare/compared.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Tile } from '#ui/components/tile/tile.tsx';
import { useStore } from '../../data/store.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { useCards } from '../../features/article-card/use-cards.ts';
import { compared, removeCompared, setCompared } from '../../features/compare/compare-store.ts';
import styles from './compare-bar.module.css';

/** Pages without the bar: the comparison itself, and the checkout, where nothing should distract. */
const withoutBar = [pathTo('compare'), pathTo('checkout')];

/** At the foot of the window while something is chosen. */
export function CompareBar() {
  const { pathname } = useLocation();
  const ids = useStore(compared);
  return ids.length === 0 || withoutBar.some((path) => pathname.startsWith(path)) ? null : <Chosen ids={ids} />;
}

function Chosen({ ids }: { readonly ids: readonly number[] }) {
  const { articles, awaited, failed } = useCards(ids);
  const found = articles.map(({ articleId }) => articleId);
  const settled = awaited === 0 && !failed;
  const gone = settled && found.length < ids.length;

  // articles that are no longer sold would take the places of others
  useEffect(() => {
    if (gone) setCompared(found);
  });

  return (
    <section className={styles.bar} aria-label={compareText.bar.label}>
      <div className={styles.row}>
        <p className={styles.count} role="status">
          {compareText.bar.chosen(ids.length)}
        </p>
        <ul className={styles.goods}>
          {articles.map((article) => (
            <li key={article.articleId}>
              <RemoveButton article={article} onPress={() => removeCompared(article.articleId)} />
            </li>
          ))}
        </ul>
        <Button look="text" className={styles.empty} onClick={() => setCompared([])}>
          {compareText.bar.empty}
        </Button>
        {ids.length < fewestCompared ? (
          <p className={styles.more}>{compareText.bar.oneMore}</p>
        ) : (
          <LinkButton to={comparePath(settled ? found : ids)} icon="split">
            {compareText.bar.open(ids.length)}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

interface RemoveButtonProps {
  readonly article: CardArticle;
  readonly onPress: () => void;
}

function RemoveButton({ article: { name, image }, onPress }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={compareText.bar.remove(name)}
      title={name}
      onClick={onPress}
    >
      <Tile look="plain" className={styles.thumb}>
        {image !== null && <Picture path={image} widths={[160]} sizes="48px" alt="" width={160} height={160} />}
      </Tile>
      <span className={styles.cross}>
        <Icon name="close" size={12} />
      </span>
    </button>
  );
}
