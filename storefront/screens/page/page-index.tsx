import { type PageSection, pages, sectionTitles } from '#content/nb/pages/registry.ts';
import type { PageRecord } from '#contract/page.ts';
import { Link } from '#ui/components/link/link.tsx';
import styles from './page-index.module.css';

const sections = Object.entries(sectionTitles) as [PageSection, string][];

/** DEC-21: /informasjon lists every page of the chain. */
export function PageIndex({ listed }: Pick<PageRecord, 'listed'>) {
  const found = new Map(listed.map((page) => [page.slug, page]));
  return sections.map(([section, title]) => (
    <section key={section} className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {pages
          .filter((page) => page.section === section && page.slug !== 'informasjon')
          .flatMap(({ slug }) => found.get(slug) ?? [])
          .map((page) => (
            <li key={page.slug}>
              <Link to={`/${page.slug}`} className={styles.entry}>
                <b>{page.title}</b>
                <span>{page.description}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}
