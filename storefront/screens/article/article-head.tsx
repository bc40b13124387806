import { breadcrumbsText } from '#content/nb/breadcrumbs.ts';
import { frameText } from '#content/nb/frame.ts';
import { summaryOf } from '#domain/article/description-parts.ts';
import { paidPrice } from '#domain/article/paid-price.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { sharedPicture } from '#domain/picture/picture-file.ts';
import { StructuredData } from '#ui/components/structured-data/structured-data.tsx';
import { breadcrumbStructuredData } from '../../features/breadcrumbs/breadcrumb-structured-data.ts';
import { Canonical } from '../../layout/document-head.tsx';
import { Meta, Title } from '../../layout/head/head-elements.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import type { ArticleData } from './load-article.ts';
import { productStructuredData } from './product-structured-data.ts';

type ArticleHeadProps = Pick<ArticleData, 'article' | 'parents' | 'shops' | 'shippingMethods'>;

/** Title, summary, one address whatever variant is picked, Open Graph and structured data. */
export function ArticleHead({ article, parents, shops, shippingMethods }: ArticleHeadProps) {
  const { origin, tenant } = useFrame();
  const chain = tenant.display_name;
  const path = pathTo('product', { articleName: article.slug });
  const summary = summaryOf(article.description);
  const front = article.pictures.find(({ view }) => view === 'front');
  const picture = front === undefined ? null : sharedPicture(front.path, origin);
  const trail = [{ title: breadcrumbsText.home, to: pathTo('home') }, ...parents, { title: article.name, to: path }];
  return (
    <>
      <Title>{frameText.documentTitle(article.name, chain)}</Title>
      <Meta name="description" content={summary} />
      <Canonical path={path} />
      <Meta property="og:type" content="product" />
      <Meta property="og:site_name" content={chain} />
      <Meta property="og:locale" content="nb_NO" />
      <Meta property="og:title" content={article.name} />
      <Meta property="og:description" content={summary} />
      <Meta property="og:url" content={origin + path} />
      <Meta property="product:price:amount" content={String(paidPrice(article))} />
      <Meta property="product:price:currency" content="NOK" />
      {picture !== null && (
        <>
          <Meta property="og:image" content={picture.address} />
          <Meta property="og:image:type" content={picture.type} />
          {picture.size !== null && <Meta property="og:image:width" content={String(picture.size.width)} />}
          {picture.size !== null && <Meta property="og:image:height" content={String(picture.size.height)} />}
          <Meta property="og:image:alt" content={front?.alt ?? article.name} />
          <Meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <StructuredData data={() => productStructuredData({ article, shops, shippingMethods, chain, origin })} />
      <StructuredData data={() => breadcrumbStructuredData(trail, origin)} />
    </>
  );
}
