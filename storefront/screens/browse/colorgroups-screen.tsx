import type { CSSProperties } from 'react';
import { useLoaderData } from 'react-router';
import { listText } from '#content/nb/list.ts';
import { openingText } from '#content/nb/opening.ts';
import type { ColorGroupRecord } from '#contract/reference.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import styles from './browse.module.css';

/** GEN-09, DEC-24: each colour as a shelf painted in it, with goods that are to be had so. */
export function ColorgroupsScreen() {
  const colors = useLoaderData<readonly ColorGroupRecord[]>();
  return (
    <div className={classNames('wrap', styles.screen)}>
      <DocumentTitle title={listText.colorsTitle} />
      <Meta name="description" content={listText.colorsLead} />
      <Canonical path={pathTo('colorgroups')} />
      <Breadcrumbs title={listText.colorsTitle} />
      <h1>{listText.colorsTitle}</h1>
      <p className={styles.lead}>{colors.length === 0 ? openingText.noColors : listText.colorsLead}</p>
      <ul className={styles.colors}>
        {colors.map(({ id, label, hex, slug, count, images }) => (
          <li key={id}>
            <Link to={pathTo('colorgroup', { slug })} className={styles.color}>
              <span className={styles.paint} style={{ '--paint': hex } as CSSProperties}>
                {images.map((image) => (
                  <Picture
                    key={image}
                    path={image}
                    widths={[160, 320]}
                    sizes="160px"
                    alt=""
                    width={160}
                    height={160}
                    className={styles.painted}
                  />
                ))}
              </span>
              <span className={styles.colorName}>{label}</span>{' '}
              <span className={styles.count}>{listText.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
