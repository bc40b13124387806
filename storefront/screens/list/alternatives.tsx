import { useId } from 'react';
import { searchFoundText } from '#content/nb/search-found.ts';
import styles from '../../features/search/search-found.module.css';
import { ListCards } from './list-cards.tsx';
import type { ListParts } from './list-screen.tsx';

/** Other articles below a search that found one or none; the heading says what they are. */
export function Alternatives({ shown: { list, late }, near }: ListParts) {
  const id = useId();
  if (list?.alternatives == null || late) return null;
  const title = searchFoundText.nearTitles[list.alternatives.reason];
  return (
    <section aria-labelledby={id} className={styles.near}>
      <h2 id={id} className={styles.nearTitle}>
        {title}
      </h2>
      <ListCards label={title} articles={list.alternatives.articles} near={near} level={3} />
    </section>
  );
}
