import { useCallback, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import { shopsText } from '#content/nb/shops.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { FinderForm } from '../../features/shop-finder/finder-form.tsx';
import { Canonical } from '../../layout/document-head.tsx';
import { Meta, Title } from '../../layout/head/head-elements.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import { FinderMap } from './finder-map.tsx';
import type { ShopsData } from './load-shops.ts';
import { NoShops } from './no-shops.tsx';
import { ShopEntry } from './shop-entry.tsx';
import styles from './shops-screen.module.css';
import { useSortedShops } from './use-sorted-shops.ts';

/** Which shop the visitor has opened, and from which place they looked then. */
interface Opened {
  readonly key: string;
  readonly id: number | null;
}

/** GEN-16, DEC-26: all shops, nearest first once a place is known, else by name. There is always a list. */
export function ShopsScreen() {
  const data = useLoaderData<ShopsData>();
  const chain = useFrame().tenant.display_name;
  const navigate = useNavigate();
  const { shops, place, measured } = useSortedShops(data);
  // Until the visitor opens or closes one, the nearest is open; another place starts anew.
  const key = place === null ? '' : `${place.coords.longitude},${place.coords.latitude}`;
  const [opened, setOpened] = useState<Opened | null>(null);
  const nearestId = measured ? (shops[0]?.id ?? null) : null;
  const openIdOf = (state: Opened | null) => (state?.key === key ? state.id : nearestId);
  const openId = openIdOf(opened);
  const [soughtId, setSoughtId] = useState<number | null>(null);
  const open = (id: number | null) => setOpened({ key, id });
  const seek = (id: number) => {
    open(id);
    setSoughtId(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `openIdOf` depends on
  const toggle = useCallback(
    (id: number, isOpen: boolean) =>
      setOpened((state) => {
        if (isOpen) return { key, id };
        return openIdOf(state) === id ? { key, id: null } : state;
      }),
    [key, nearestId],
  );
  const goTo = (search: string) => void navigate(pathTo('shops') + search, { replace: true, preventScrollReset: true });

  if (data.shops.length === 0) return <NoShops />;
  return (
    <div className={styles.screen}>
      <Title>{frameText.documentTitle(shopsText.title, chain)}</Title>
      <Meta name="description" content={shopsText.finderDescription(chain, shops.length)} />
      <Canonical path={pathTo('shops')} />
      <div className={styles.list}>
        <Breadcrumbs title={shopsText.title} />
        <h1 className={styles.heading}>{shopsText.find}</h1>
        <FinderForm
          known={place?.postcode == null ? null : { postcode: place.postcode, postPlace: place.postPlace }}
          askedPostcode={data.asked?.postcode ?? null}
          unknownPostcode={data.asked !== null && data.asked.place === null}
          onPostcode={(postcode) => goTo(`?postnr=${postcode}`)}
          onOtherPlace={() => data.asked !== null && goTo('')}
        />
        <p role="status" className={styles.count}>
          {countText(shops.length, place, measured)}
        </p>
        <HydrationStep>
          <ol className={styles.shops}>
            {shops.map((shop, index) => (
              <ShopEntry
                key={shop.id}
                shop={shop}
                number={measured ? index + 1 : null}
                open={shop.id === openId}
                sought={shop.id === soughtId}
                onToggle={toggle}
              />
            ))}
          </ol>
        </HydrationStep>
      </div>
      <HydrationStep>
        <FinderMap
          shops={shops}
          measured={measured}
          visitor={place?.coords ?? null}
          chosenId={openId}
          onChoose={seek}
        />
      </HydrationStep>
    </div>
  );
}

function countText(
  count: number,
  place: { postcode: string | null; postPlace: string } | null,
  measured: boolean,
): string {
  if (place === null || !measured) return shopsText.all(count);
  if (place.postcode === null) return shopsText.nearestYou(count);
  return shopsText.nearest(count, `${place.postcode} ${place.postPlace}`.trim());
}
