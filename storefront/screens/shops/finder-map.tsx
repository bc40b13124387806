import { useState } from 'react';
import { shopsText } from '#content/nb/shops.ts';
import type { ShopRecord } from '#contract/place.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { Button } from '#ui/components/button/button.tsx';
import { ShopMap } from '../../features/shop-map/shop-map.tsx';
import styles from './finder-map.module.css';

export interface FinderMapProps {
  /** In the order of the list. */
  readonly shops: readonly ShopRecord[];
  readonly measured: boolean;
  readonly visitor: Coords | null;
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
}

/** How near the map is: it holds the nearest, two more if one would drive there, and those that stand close. */
const few = 3;
const drive = 120_000; // metres
const close = 30_000;
const mostHeld = 8;
/** Pins with more than one digit are hard to read. */
const numbered = 9;

export function FinderMap({ shops, measured, visitor, chosenId, onChoose }: FinderMapProps) {
  const [country, setCountry] = useState(false);
  const near = measured && !country;
  const held = shops
    .slice(0, mostHeld)
    .filter(({ distance }, index) => index === 0 || (distance ?? drive) < (index < few ? drive : close));
  const around = near ? [...held.map(({ id }) => id), ...(chosenId === null ? [] : [chosenId])] : [];
  return (
    <div className={styles.pane}>
      <ShopMap
        shops={shops.map(({ id, name, coords }, index) => ({
          id,
          name,
          coords,
          number: near && index < numbered ? index + 1 : null,
        }))}
        around={around}
        visitor={visitor}
        chosenId={chosenId}
        onChoose={onChoose}
      />
      {measured && (
        <Button look="picture" icon="map" className={styles.zoom} onClick={() => setCountry(!country)}>
          {country ? shopsText.showNearest : shopsText.showCountry}
        </Button>
      )}
    </div>
  );
}
