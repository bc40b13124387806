import { breadcrumbsText } from '#content/nb/breadcrumbs.ts';
import { frameText } from '#content/nb/frame.ts';
import { summaryOf } from '#domain/article/description-parts.ts';
import { paidPrice } from '#domain/article/paid-price.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { sharedPicture } from '#domain/picture/picture-file.ts';
import { StructuredData } from '#ui/components/structured-data/structured-data.tsx';
import { breadcrumbStructuredData } from '../../features/breadcrumbs/breadcrumb-structured-data.ts';
import { Canonical } from '../../layout/document-head.tsx';
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
      <title>{frameText.documentTitle(article.name, chain)}</title>
      <meta name="description" content={summary} />
      <Canonical path={path} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={chain} />
      <meta property="og:locale" content="nb_NO" />
      <meta property="og:title" content={article.name} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={origin + path} />
      <meta property="product:price:amount" content={String(paidPrice(article))} />
      <meta property="product:price:currency" content="NOK" />
      {picture !== null && (
        <>
          <meta property="og:image" content={picture.address} />
          <meta property="og:image:type" content={picture.type} />
          {picture.size !== null && <meta property="og:image:width" content={String(picture.size.width)} />}
          {picture.size !== null && <meta property="og:image:height" content={String(picture.size.height)} />}
          <meta property="og:image:alt" content={front?.alt ?? article.name} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <StructuredData data={productStructuredData({ article, shops, shippingMethods, chain, origin })} />
      <StructuredData data={breadcrumbStructuredData(trail, origin)} />
    </>
  );
}
