import { useId, useMemo } from 'react';
import { shopsText } from '#content/nb/shops.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { classNames } from '#ui/components/class-names.ts';
import { MapGround } from './map-ground.tsx';
import { pictureHeight, pictureWidth, spot, viewOf } from './map-view.ts';
import { placeOf } from './projection.ts';
import styles from './shop-map.module.css';

export interface MapShop {
  readonly id: number;
  readonly name: string;
  readonly coords: Coords;
  /** Its number in the list beside the map; null is a small pin. */
  readonly number: number | null;
}

export interface ShopMapProps {
  readonly shops: readonly MapShop[];
  /** Ids of the shops the view is drawn around; none: all of them. */
  readonly around: readonly number[];
  readonly visitor: Coords | null;
  readonly chosenId: number | null;
  readonly onChoose?: ((id: number) => void) | undefined;
  readonly className?: string | undefined;
}

/** From here on the whole country is shown: roads are threads, pins are many. */
const farAcross = 700;

/**
 * Our own drawing of the country with the shops on it; no tiles of others, who would learn where our visitors look. The list
 * beside it says all of it in words, so for who cannot see it, it is one picture.
 */
export function ShopMap({ shops, around, visitor, chosenId, onChoose, className }: ShopMapProps) {
  const clip = useId();
  const inView = around.length === 0 ? shops : shops.filter(({ id }) => around.includes(id));
  const places = [...inView.map(({ coords }) => coords), ...(visitor === null ? [] : [visitor])].map(placeOf);
  const asked = JSON.stringify(places);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all there is to say about the places
  const view = useMemo(() => viewOf(places), [asked]);
  const pins = shops
    .map((shop) => ({ shop, at: spot(view, placeOf(shop.coords)), chosen: shop.id === chosenId }))
    .sort(
      (a, b) =>
        Number(a.chosen) - Number(b.chosen) ||
        Number(b.shop.number === null) - Number(a.shop.number === null) ||
        a.at.y - b.at.y,
    );
  return (
    <svg
      className={classNames(styles.map, view.across > farAcross && styles.far, className)}
      viewBox={`0 0 ${pictureWidth} ${pictureHeight}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={shopsText.mapLabel}
    >
      <MapGround view={view} clipId={clip} />
      {visitor !== null && <VisitorDot {...spot(view, placeOf(visitor))} />}
      {pins.map(({ shop, at, chosen }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the mouse; the list does the same for everyone
        <g
          key={shop.id}
          transform={`translate(${at.x} ${at.y})`}
          className={classNames(styles.pin, chosen && styles.chosen, onChoose && styles.pressable)}
          onClick={onChoose && (() => onChoose(shop.id))}
        >
          <title>{shop.name}</title>
          <Pin number={shop.number} chosen={chosen} />
        </g>
      ))}
    </svg>
  );
}

function VisitorDot({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.visitor}>
      <g className={styles.mark}>
        <circle r="34" className={styles.halo} />
        <circle r="10" className={styles.dot} />
      </g>
    </g>
  );
}

function Pin({ number, chosen }: { readonly number: number | null; readonly chosen: boolean }) {
  if (number === null && !chosen) {
    return (
      <g className={styles.mark}>
        <path d="M0 0C-7-8-9.500-12-9.500-17a9.500 9.500 0 0 1 19 0C9.500-12 7-8 0 0Z" className={styles.body} />
        <circle cy="-17" r="3" className={styles.hole} />
      </g>
    );
  }
  return (
    <g className={styles.mark}>
      <ellipse cx="2" cy="1" rx="11" ry="4" className={styles.shadow} />
      <path d="M0 0C-14-17-19-25-19-34a19 19 0 0 1 38 0C19-25 14-17 0 0Z" className={styles.body} />
      {number === null ? (
        <circle cy="-34" r="6.500" className={styles.hole} />
      ) : (
        <text y="-28" textAnchor="middle" className={styles.number}>
          {number}
        </text>
      )}
    </g>
  );
}
