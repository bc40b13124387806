import { useId } from 'react';
import { searchFoundText } from '#content/nb/search-found.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import styles from '../../features/search/search-found.module.css';
import { useFrame } from '../../layout/use-frame.ts';
import { ListCards } from './list-cards.tsx';
import type { ListParts } from './list-screen.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';

/** Other articles below a search that found one or none; the heading says what they are. */
export function Alternatives({ shown: { list, late }, near }: ListParts) {
  const id = useId();
  const { categories } = useFrame();
  if (list?.alternatives == null || late) return null;
  const title = searchFoundText.nearTitles[list.alternatives.reason];
  const departments = categories.map(({ name, slug }) => ({
    title: name,
    to: pathTo('category', { categoryName: slug }),
  }));
  return (
    <section aria-labelledby={id} className={styles.near}>
      {list.alternatives.reason === 'popular' && (
        <div className={styles.departments}>
          <h2 className={styles.nearTitle}>{searchFoundText.departments}</h2>
          <ListShortcuts label={searchFoundText.departments} links={departments} />
        </div>
      )}
      <h2 id={id} className={styles.nearTitle}>
        {title}
      </h2>
      <ListCards label={title} articles={list.alternatives.articles} near={near} level={3} />
    </section>
  );
}
