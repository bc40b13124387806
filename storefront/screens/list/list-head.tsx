import { breadcrumbsText } from '#content/nb/breadcrumbs.ts';
import { frameText } from '#content/nb/frame.ts';
import { listText } from '#content/nb/list.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { StructuredData } from '#ui/components/structured-data/structured-data.tsx';
import { breadcrumbStructuredData } from '../../features/breadcrumbs/breadcrumb-structured-data.ts';
import { Canonical } from '../../layout/document-head.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import type { ListPage } from '../../lists/list-page.ts';

/**
 * Title, description and canonical address for search engines and sharing. Filters and sort do not make another page
 * (DEC-17).
 */
export function ListHead({ page }: { readonly page: ListPage }) {
  const { origin, tenant } = useFrame();
  const chain = tenant.display_name;
  const { title, canonical, parents } = page;
  const summary = page.lead ?? listText.description(title, chain);
  const trail = [{ title: breadcrumbsText.home, to: pathTo('home') }, ...parents, { title, to: canonical }];
  return (
    <>
      <title>{frameText.documentTitle(title, chain)}</title>
      <meta name="description" content={summary} />
      <Canonical path={canonical} />
      {!page.indexed && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={chain} />
      <meta property="og:locale" content="nb_NO" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={origin + canonical} />
      {page.indexed && <StructuredData data={breadcrumbStructuredData(trail, origin)} />}
    </>
  );
}
