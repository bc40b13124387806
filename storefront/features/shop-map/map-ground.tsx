import { memo, useState } from 'react';
import { HydratedWhen } from '#ui/components/hydration-step/hydrated-when.tsx';
import { drawMap } from './map-drawing.ts';
import { type MapView, pictureHeight, pictureWidth } from './map-view.ts';
import styles from './shop-map.module.css';

export interface MapGroundProps {
  readonly view: MapView;
  /** Of the clip that keeps heights and fjords to the land; once per page. */
  readonly clipId: string;
}

/** Everything under the pins: it changes with the view alone. To draw it anew takes longer than the rest of a page of shops. */
export const MapGround = memo(({ view, clipId }: MapGroundProps) => {
  const [firstView] = useState(view);
  return (
    <HydratedWhen as="g" wanted={view !== firstView}>
      <Drawing view={view} clipId={clipId} />
    </HydratedWhen>
  );
});

function Drawing({ view, clipId }: MapGroundProps) {
  const drawing = drawMap(view);
  return (
    <>
      <clipPath id={clipId}>
        <path d={drawing.land} />
      </clipPath>
      <rect width={pictureWidth} height={pictureHeight} className={styles.sea} />
      <path d={drawing.land} className={styles.abroad} />
      <path d={drawing.country} className={styles.country} />
      <path d={drawing.land} className={styles.coast} />
      <g clipPath={`url(#${clipId})`}>
        {drawing.heights.map((rings, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's parts have no names and are never moved
          <g key={index} className={styles.height}>
            {rings.map((ring) => (
              <path key={ring} d={ring} />
            ))}
          </g>
        ))}
        <path d={drawing.innerSeas} className={styles.water} />
        {drawing.fjords.map(({ path, width }) => (
          <path key={path} d={path} className={styles.shore} style={{ strokeWidth: width + 3 }} />
        ))}
        {drawing.fjords.map(({ path, width }) => (
          <path key={path} d={path} className={styles.course} style={{ strokeWidth: width }} />
        ))}
      </g>
      <path d={drawing.islands} className={styles.land} />
      {drawing.lakes.map(({ path, width }) => (
        <path key={path} d={path} className={styles.course} style={{ strokeWidth: width }} />
      ))}
      {drawing.border !== '' && <path d={drawing.border} className={styles.border} />}
      {drawing.roads.map((path) => (
        <path key={path} d={path} className={styles.verge} />
      ))}
      {drawing.roads.map((path) => (
        <path key={path} d={path} className={styles.road} />
      ))}
      {drawing.names.map(({ name, x, y, turn }) => (
        <text key={name} transform={`translate(${x} ${y}) rotate(${turn})`} className={styles.name} textAnchor="middle">
          {name}
        </text>
      ))}
    </>
  );
}
