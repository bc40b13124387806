import { breadcrumbsText } from '#content/nb/breadcrumbs.ts';
import { frameText } from '#content/nb/frame.ts';
import { listText } from '#content/nb/list.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { StructuredData } from '#ui/components/structured-data/structured-data.tsx';
import { breadcrumbStructuredData } from '../../features/breadcrumbs/breadcrumb-structured-data.ts';
import { Canonical } from '../../layout/document-head.tsx';
import { Meta, Title } from '../../layout/head/head-elements.tsx';
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
      <Title>{frameText.documentTitle(title, chain)}</Title>
      <Meta name="description" content={summary} />
      <Canonical path={canonical} />
      {!page.indexed && <Meta name="robots" content="noindex" />}
      <Meta property="og:type" content="website" />
      <Meta property="og:site_name" content={chain} />
      <Meta property="og:locale" content="nb_NO" />
      <Meta property="og:title" content={title} />
      <Meta property="og:description" content={summary} />
      <Meta property="og:url" content={origin + canonical} />
      {page.indexed && <StructuredData data={() => breadcrumbStructuredData(trail, origin)} />}
    </>
  );
}
