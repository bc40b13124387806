import { pageText } from '#content/nb/page.ts';
import type { PageRecord } from '#contract/page.ts';
import { Link } from '#ui/components/link/link.tsx';
import styles from './page-contents.module.css';

/** The page's own sections, beside the text on wide windows and above it on narrow ones. */
export function PageContents({ headings }: { headings: PageRecord['headings'] }) {
  return (
    <nav className={styles.contents} aria-label={pageText.contents}>
      <p className={styles.title}>{pageText.contents}</p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link to={`#${id}`}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
