import { useId } from 'react';
import styles from './night-scene.module.css';

// biome-ignore format: pairs of coordinates read best in rows
const stars = [
  [80, 60], [190, 130], [300, 40], [390, 96], [520, 52], [640, 120], [760, 36], [880, 88], [990, 150], [1090, 44],
  [1190, 104], [1290, 58], [1390, 132], [240, 200], [700, 190], [1130, 210], [40, 180], [1340, 220],
] as const;

/** Firs along the snow's edge: where they stand, and how tall. */
// biome-ignore format: pairs in rows
const firs = [
  [30, 120], [84, 92], [150, 64], [262, 48], [318, 58], [404, 40], [486, 46], [560, 34], [872, 36], [944, 44],
  [1010, 50], [1214, 60], [1290, 82], [1352, 108], [1412, 128],
] as const;

/**
 * A winter night with someone out on skis, in the brand's own light. Drawn here and not loaded, so that the page of a lost
 * visitor, or of a server in trouble, needs nothing more.
 */
export function NightScene({ className }: { readonly className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 1440 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.skyTop} />
          <stop offset="1" className={styles.skyFoot} />
        </linearGradient>
        <linearGradient id={`${id}-light`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.light} stopOpacity="0" />
          <stop offset="0.55" className={styles.light} stopOpacity="0.5" />
          <stop offset="1" className={styles.light} stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-beam`}>
          <stop offset="0" stopColor="#ffe9b8" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffe9b8" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 0h1440v640H0z" fill={`url(#${id}-sky)`} />
      <g fill="#ffffff">
        {stars.map(([x, y], index) => (
          <circle key={x} cx={x} cy={y} r={index % 3 === 0 ? 1.8 : 1.1} opacity={0.35 + (index % 4) * 0.18} />
        ))}
      </g>
      <g fill={`url(#${id}-light)`} className={styles.lights}>
        <path d="M-40 120C160 20 300 160 520 90S860 20 1000 110 1290 150 1480 40V300C1280 360 1130 250 960 300S620 250 460 320 150 260-40 340Z" />
        <path
          d="M-40 230C240 150 380 270 640 200S1080 160 1480 250V400C1120 330 900 400 640 360S200 380-40 420Z"
          opacity="0.6"
        />
      </g>
      <path
        className={styles.far}
        d="M0 470L150 350 250 420 410 270 560 430 700 360 860 450 1040 300 1180 420 1300 340 1440 430V640H0Z"
      />
      <path
        className={styles.snowFace}
        d="M410 270L560 430 500 410 470 430 440 380ZM1040 300L1180 420 1120 404 1096 420 1062 366ZM150 350L250 420 205 412 178 396Z"
      />
      <path className={styles.near} d="M0 510C180 470 320 500 520 486S900 470 1080 492 1320 476 1440 500V640H0Z" />
      <g className={styles.fir}>
        {firs.map(([x, height]) => (
          <path key={x} d={fir(x, 530, height)} />
        ))}
      </g>
      <path className={styles.snow} d="M0 540C220 510 420 540 660 528S1120 512 1440 536V640H0Z" />
      <g transform="translate(1096 470)">
        <path d="M0 30L44 0 88 30V70H0Z" fill="#8c3a2b" />
        <path d="M-8 32L44-4 96 32 90 38 44 8-2 38Z" fill="#e9edf1" />
        <path d="M14 40h22v18H14Z" fill="#ffd98a" />
        <path d="M58 40h18v30H58Z" fill="#5c231a" />
      </g>
      <g transform="translate(560 520)">
        <path d="M10 10L170 46 130 84Z" fill={`url(#${id}-beam)`} />
        <path d="M-26 66l74 6M-22 74l80 4" stroke="#f2efe9" strokeWidth="3" fill="none" />
        <path d="M-4 24h16l4 24 8 22h-7l-8-18-8 18h-8l4-24Z" fill="#2a3040" />
        <path className={styles.jacket} d="M-6 14h20l2 26H-8Z" />
        <path d="M14 22l16 14-8 32" stroke="#dfe4ea" strokeWidth="2" fill="none" />
        <circle cx="5" cy="6" r="8" fill="#e6b894" />
        <path className={styles.jacket} d="M-4 4a9 9 0 0 1 18 0Z" />
        <circle cx="13" cy="5" r="2.2" fill="#fff4d4" />
      </g>
    </svg>
  );
}

/** Three tiers on a short trunk. */
function fir(x: number, foot: number, height: number): string {
  const half = height * 0.26;
  const tier = (top: number, bottom: number, width: number) =>
    `M${x} ${foot - height * top}l${half * width} ${height * (top - bottom)}h${-2 * half * width}Z`;
  return tier(1, 0.6, 0.55) + tier(0.78, 0.32, 0.8) + tier(0.5, 0, 1);
}
