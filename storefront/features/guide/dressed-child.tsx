import { dressText } from '#content/nb/guides.ts';
import { type Band, type Layer, layers } from '#domain/guide/dress-for.ts';
import { ChildClothes } from './child-clothes.tsx';
import { paint, skies } from './child-paint.ts';
import styles from './dressed-child.module.css';

export interface DressedChildProps {
  readonly band: Band;
  readonly wet: boolean;
  /** What it wears, in words. */
  readonly worn: readonly string[];
}

/** Where the number of each layer stands on the drawing. */
const marks: Readonly<Record<Layer, readonly [x: number, y: number]>> = {
  inner: [160, 190],
  middle: [160, 232],
  outer: [118, 244],
  hands: [66, 296],
  feet: [116, 428],
  head: [160, 58],
};

/** A child in what the guide says, its layers open at the front and numbered as the list beside it. */
export function DressedChild({ band, wet, worn }: DressedChildProps) {
  return (
    <svg viewBox="0 0 320 470" role="img" aria-label={dressText.picture(worn)} className={styles.drawing}>
      <Sky band={band} wet={wet} />
      <ellipse cx="160" cy="436" rx="96" ry="10" fill={paint.shadow} />
      <ChildClothes band={band} wet={wet} />
      {layers.map((layer, index) => {
        if (band === 'warm' && (layer === 'middle' || layer === 'hands')) return null;
        const [x, y] = marks[layer];
        return (
          <g key={layer} className={styles.mark}>
            <circle cx={x} cy={y} r="13" />
            <text x={x} y={y + 5}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const drops = [
  [34, 60],
  [88, 34],
  [236, 40],
  [288, 84],
  [56, 150],
  [270, 170],
  [26, 236],
  [296, 262],
  [248, 120],
  [84, 96],
] as const;

function Sky({ band, wet }: { readonly band: Band; readonly wet: boolean }) {
  const { above, ground } = skies[band];
  return (
    <>
      <rect width="320" height="470" fill={above} />
      <path d="M0 404 Q90 388 170 398 T320 394 V470 H0Z" fill={ground} />
      {!wet && band !== 'cold' && <circle cx="262" cy="66" r="26" fill={paint.sun} />}
      {wet && (
        <path d="M26 66 q4 -26 32 -24 q12 -22 38 -10 q26 -4 28 20 q16 4 12 20 H30 q-14 -2 -4 -6z" fill={paint.cloud} />
      )}
      {band === 'cold' &&
        drops.map(([x, y]) => <circle key={`${x}-${y}`} cx={x} cy={y + 40} r="4" fill={paint.snow} />)}
      {wet &&
        band !== 'cold' &&
        drops.map(([x, y]) => (
          <path
            key={`${x}-${y}`}
            d={`M${x} ${y + 56} l-5 20`}
            stroke={paint.rain}
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        ))}
    </>
  );
}
