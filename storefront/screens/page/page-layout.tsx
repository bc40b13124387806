import type { ReactNode } from 'react';
import { pageText } from '#content/nb/page.ts';
import type { PageRecord } from '#contract/page.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { formatDate } from '#domain/time/norwegian-dates.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import type { GoodsRow } from './load-page.ts';
import { PageContents } from './page-contents.tsx';
import styles from './page-layout.module.css';
import { PagePicture } from './page-picture.tsx';
import { PageText } from './page-text.tsx';

export interface PageLayoutProps {
  readonly page: Omit<PageRecord, 'goods'>;
  /** Rows of articles in its text, in the order of their places. */
  readonly goods?: readonly GoodsRow[];
  /** An interactive part between picture and text, and its line in the table of contents. */
  readonly tool?: { readonly id: string; readonly title: string; readonly content: ReactNode };
  /** Below the text. */
  readonly children?: ReactNode;
}

/** A page of the chain (DEC-21): title, picture, table of contents, and the text as content/nb has it. */
export function PageLayout({ page, goods = [], tool, children }: PageLayoutProps) {
  const updated = parseIsoDate(page.updated);
  const headings = tool === undefined ? page.headings : [{ id: tool.id, text: tool.title }, ...page.headings];
  const hasContents = headings.length > 2;
  return (
    <>
      <DocumentTitle title={page.title} />
      <Meta name="description" content={page.description} />
      <Canonical path={`/${page.slug}`} />
      <div className="wrap">
        <Breadcrumbs title={page.title} />
      </div>
      <article>
        <header className={`wrap ${styles.head} ${page.imageKind === 'thing' ? styles.withThing : ''}`}>
          <div>
            <h1>{page.title}</h1>
            <p className={styles.lead}>{page.lead}</p>
          </div>
          {page.imageKind === 'thing' && <PagePicture page={page} />}
        </header>
        {page.imageKind === 'scene' && <PagePicture page={page} />}
        {tool?.content}
        <div className={classNames('wrap', styles.columns, !hasContents && styles.single)}>
          {hasContents && <PageContents headings={headings} />}
          <div className={styles.text}>
            <PageText html={page.html} goods={goods} />
            {children}
            {updated !== null && <p className={styles.updated}>{pageText.updated(formatDate(updated))}</p>}
          </div>
        </div>
      </article>
    </>
  );
}
