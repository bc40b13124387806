import { useId } from 'react';
import { searchFoundText } from '#content/nb/search-found.ts';
import styles from '../../features/search/search-found.module.css';
import { ListCards } from './list-cards.tsx';
import type { ListParts } from './list-screen.tsx';

/** What may do instead, when next to nothing was found; its heading says what it is. */
export function Alternatives({ shown: { list, late }, near }: ListParts) {
  const id = useId();
  if (list?.near == null || late) return null;
  const title = searchFoundText.nearTitles[list.near.reason];
  return (
    <section aria-labelledby={id} className={styles.near}>
      <h2 id={id} className={styles.nearTitle}>
        {title}
      </h2>
      <ListCards label={title} articles={list.near.articles} near={near} level={3} />
    </section>
  );
}
