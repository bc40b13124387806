import { useLoaderData } from 'react-router';
import { listText } from '#content/nb/list.ts';
import { openingText } from '#content/nb/opening.ts';
import type { ProductLineRecord } from '#contract/reference.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { isThing } from '#ui/components/picture/picture-sources.ts';
import { Tile } from '#ui/components/tile/tile.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import styles from './browse.module.css';

/** GEN-08, DEC-24: all product lines in Norwegian order, with the letter they begin with. */
export function ProductLinesScreen() {
  const lines = useLoaderData<readonly ProductLineRecord[]>();
  const byLetter = Map.groupBy(lines, ({ name }) => [...name][0]?.toLocaleUpperCase('nb') ?? '');
  return (
    <div className={classNames('wrap', styles.screen)}>
      <DocumentTitle title={listText.productLinesTitle} />
      <Meta name="description" content={listText.productLinesLead} />
      <Canonical path={pathTo('productLines')} />
      <Breadcrumbs title={listText.productLinesTitle} />
      <h1>{listText.productLinesTitle}</h1>
      <p className={styles.lead}>{lines.length === 0 ? openingText.noProductLines : listText.productLinesLead}</p>
      <div className={styles.letters}>
        {[...byLetter].map(([letter, entries]) => (
          <section key={letter} className={styles.letter}>
            <h2 className={styles.initial}>{letter}</h2>
            <ul>
              {entries.map(({ id, name, slug, count, image }) => (
                <li key={id}>
                  <Link to={pathTo('productLine', { slug })} className={styles.line}>
                    <Tile look="plain" className={styles.thumb}>
                      {image !== null && (
                        <Picture
                          path={image}
                          widths={[160, 320]}
                          sizes="64px"
                          alt=""
                          width={64}
                          height={64}
                          fit={isThing(image) ? 'contain' : 'cover'}
                          className={styles.thumbPicture}
                        />
                      )}
                    </Tile>
                    <span className={styles.lineName}>{name}</span>{' '}
                    <span className={styles.count}>{listText.count(count)}</span>
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
