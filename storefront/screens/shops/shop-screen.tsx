import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import { shopsText } from '#content/nb/shops.ts';
import type { ShopRecord } from '#contract/place.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Link } from '#ui/components/link/link.tsx';
import { StructuredData } from '#ui/components/structured-data/structured-data.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { ChooseShopButton } from '../../features/my-shop/choose-shop-button.tsx';
import { DeviatingList } from '../../features/opening-hours/deviating-list.tsx';
import { HoursList } from '../../features/opening-hours/hours-list.tsx';
import { OpenBadge } from '../../features/opening-hours/open-badge.tsx';
import { OpeningState } from '../../features/opening-hours/opening-state.tsx';
import { ShopMap } from '../../features/shop-map/shop-map.tsx';
import { readyText } from '../../features/shop-stock/row-text.ts';
import { Canonical } from '../../layout/document-head.tsx';
import { Meta, Title } from '../../layout/head/head-elements.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import { addressLine } from './address-line.ts';
import { DirectionsLink } from './directions-link.tsx';
import type { ShopData } from './load-shops.ts';
import { ShopBestsellers } from './shop-bestsellers.tsx';
import { ShopContact } from './shop-contact.tsx';
import styles from './shop-screen.module.css';
import { shopStructuredData } from './shop-structured-data.ts';

/** GEN-16, DEC-26: one shop, when it is open, how to get there and what it has. */
export function ShopScreen() {
  const { shop, bestsellers, nearby } = useLoaderData<ShopData>();
  const { tenant, origin } = useFrame();
  const now = useNow();
  const ready = readyText(shop, now);
  const onMap = useMemo(() => [shop, ...nearby].map((entry) => ({ ...entry, number: null })), [shop, nearby]);
  return (
    <>
      <Title>{frameText.documentTitle(shop.fullName, tenant.display_name)}</Title>
      <Meta name="description" content={shopsText.shopDescription(shop.fullName, addressLine(shop))} />
      <Canonical path={pathTo('shop', { slug: shop.slug })} />
      <StructuredData data={() => shopStructuredData(shop, tenant.display_name, origin)} />
      <div className={styles.top}>
        <div className={styles.facts}>
          <Breadcrumbs title={shop.name} parents={[{ title: shopsText.title, to: pathTo('shops') }]} />
          <h1 className={styles.heading}>{shop.fullName}</h1>
          <p className={styles.address}>{addressLine(shop)}</p>
          <p className={styles.state}>
            <OpenBadge shop={shop} now={now} /> <OpeningState shop={shop} now={now} />
          </p>
          <p className={styles.ready}>{ready !== null && shopsText.orderedNow(ready)}</p>
          <div className={styles.actions}>
            <ChooseShopButton shop={shop} />
            <DirectionsLink shop={shop} />
          </div>
          <section className={styles.part}>
            <h2>{shopsText.openingHours}</h2>
            <HoursList openingHours={shop.openingHours} now={now} />
            <DeviatingList shop={shop} now={now} headingLevel={3} />
          </section>
          <ShopContact shop={shop} className={styles.part} />
          {shop.description !== '' && (
            <section className={styles.part}>
              <h2>{shopsText.about}</h2>
              <p>{shop.description}</p>
            </section>
          )}
        </div>
        <div className={styles.map}>
          <ShopMap shops={onMap} around={[shop.id]} visitor={null} chosenId={shop.id} />
        </div>
      </div>
      <ShopBestsellers shop={shop} articles={bestsellers} />
      {nearby.length > 0 && <NearbyShops shops={nearby} now={now} />}
    </>
  );
}

function NearbyShops({ shops, now }: { readonly shops: readonly ShopRecord[]; readonly now: number | null }) {
  return (
    <section className={classNames('wrap', styles.nearby)}>
      <h2>{shopsText.nearbyShops}</h2>
      <ul>
        {shops.map((shop) => (
          <li key={shop.id}>
            <Link to={pathTo('shop', { slug: shop.slug })}>{shop.fullName}</Link>
            {shop.distance !== null && <span>{formatDistance(shop.distance)}</span>}
            <OpeningState shop={shop} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
