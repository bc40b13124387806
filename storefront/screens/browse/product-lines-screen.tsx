import { Link, useLoaderData } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import { listText } from '#content/nb/list.ts';
import type { ProductLineRecord } from '#contract/reference.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { classNames } from '../../components/class-names.ts';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Canonical } from '../../layout/canonical.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import styles from './browse.module.css';

/** GEN-08, DEC-24: all product lines in Norwegian order, with the letter they begin with. */
export function ProductLinesScreen() {
  const lines = useLoaderData<readonly ProductLineRecord[]>();
  const byLetter = Map.groupBy(lines, ({ name }) => [...name][0]?.toLocaleUpperCase('nb') ?? '');
  return (
    <div className={classNames('wrap', styles.screen)}>
      <title>{frameText.documentTitle(listText.productLinesTitle, useFrame().tenant.display_name)}</title>
      <meta name="description" content={listText.productLinesLead} />
      <Canonical path={pathTo('productLines')} />
      <Breadcrumbs title={listText.productLinesTitle} />
      <h1>{listText.productLinesTitle}</h1>
      <p className={styles.lead}>{listText.productLinesLead}</p>
      <div className={styles.letters}>
        {[...byLetter].map(([letter, entries]) => (
          <section key={letter} className={styles.letter}>
            <h2 className={styles.initial}>{letter}</h2>
            <ul>
              {entries.map(({ id, name, slug, count }) => (
                <li key={id}>
                  <Link to={pathTo('productLine', { slug })} className={styles.line}>
                    {name} <span className={styles.count}>{listText.count(count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
