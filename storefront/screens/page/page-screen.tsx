import { useLoaderData } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import { pageText } from '#content/nb/page.ts';
import type { PageRecord } from '#contract/page.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { formatDate } from '#domain/time/norwegian-dates.ts';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { SocialPosts } from '../../features/social-posts/social-posts.tsx';
import { Canonical } from '../../layout/canonical.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import { InAppLinks } from '../cards/in-app-links.tsx';
import { PageContents } from './page-contents.tsx';
import { PageIndex } from './page-index.tsx';
import { PagePicture } from './page-picture.tsx';
import styles from './page-screen.module.css';
import prose from './prose.module.css';

/** A page of the chain (DEC-21): title, picture, table of contents, and the text as content/nb has it. */
export function PageScreen() {
  const page = useLoaderData<PageRecord>();
  const { tenant } = useFrame();
  const updated = parseIsoDate(page.updated);
  return (
    <>
      <title>{frameText.documentTitle(page.title, tenant.display_name)}</title>
      <meta name="description" content={page.description} />
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
        <div className={`wrap ${styles.columns}`}>
          {page.headings.length > 2 && <PageContents headings={page.headings} />}
          <div className={styles.text}>
            <InAppLinks>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the server without raw HTML */}
              <div className={prose.prose} dangerouslySetInnerHTML={{ __html: page.html }} />
            </InAppLinks>
            {page.slug === 'informasjon' && <PageIndex />}
            {page.slug === 'om-oss' && <SocialPosts />}
            {updated !== null && <p className={styles.updated}>{pageText.updated(formatDate(updated))}</p>}
          </div>
        </div>
      </article>
    </>
  );
}
