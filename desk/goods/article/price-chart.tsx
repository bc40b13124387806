import { articleText } from '#content/nb/desk/goods.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { formatDayOfMonth, monthNames } from '#domain/time/norwegian-dates.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import styles from '../goods.module.css';

const text = articleText.price;
const size = { width: 308, top: 22, bottom: 92, floor: 112 } as const;
const dayMs = 86_400_000;
const shown = 110 * dayMs;

interface Scale {
  x(at: number): number;
  y(price: number): number;
}

/** The lowest price asked, as steps over the last months; the 30 days before a cut are shaded. */
export function PriceChart({
  price,
  now = Date.now(),
}: {
  readonly price: DeskArticle['price'];
  readonly now?: number;
}) {
  const points = price.points.map(({ at, price: was }) => ({ at: new Date(at).getTime(), price: was }));
  const begin = now - shown;
  const first = points.findLastIndex(({ at }) => at <= begin);
  const seen = points.slice(Math.max(first, 0));
  const asked = seen.at(-1)?.price ?? price.now;
  const rose = (seen.at(-2)?.price ?? asked) < asked;
  const prices = [...seen.map((point) => point.price), asked];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const scale: Scale = {
    x: (at) => ((Math.max(at, begin) - begin) / shown) * size.width,
    y: (amount) => (high === low ? size.top : size.bottom - ((amount - low) / (high - low)) * (size.bottom - size.top)),
  };
  const cut = price.lawful === null ? null : new Date(price.lawful.before).getTime();
  const club = price.club
    .map(({ at, price: was }) => ({ at: new Date(at).getTime(), price: was }))
    .find(({ at }) => at > begin);
  const label = text.chart(formatDayOfMonth(osloTime(Math.max(begin, seen[0]?.at ?? begin)).date), figure(asked));
  return (
    <svg className={styles.chart} viewBox="0 0 308 150" role="img" aria-label={label}>
      {cut !== null && cut > begin && (
        <>
          <rect
            className={styles.window}
            x={scale.x(cut - 30 * dayMs)}
            y={4}
            width={scale.x(cut) - scale.x(cut - 30 * dayMs)}
            height={size.floor - 4}
          />
          <text className={styles.small} x={(scale.x(cut - 30 * dayMs) + scale.x(cut)) / 2} y={14} textAnchor="middle">
            {text.days}
          </text>
        </>
      )}
      <path className={styles.grid} d={`M0 ${size.top}H308M0 ${size.bottom}H308`} />
      <path className={styles.line} d={steps(seen, scale, asked)} />
      {club !== undefined && <circle className={styles.dot} cx={scale.x(club.at)} cy={scale.y(club.price)} r={4} />}
      {club !== undefined && (
        <text
          className={styles.strong}
          x={Math.min(250, Math.max(50, scale.x(club.at)))}
          y={scale.y(club.price) + 17}
          textAnchor="middle"
        >
          {text.club(figure(club.price))}
        </text>
      )}
      {seen[0] !== undefined && seen[0].price !== asked && (
        <text className={styles.plain} x={2} y={scale.y(seen[0].price) - 5}>
          {figure(seen[0].price)}
        </text>
      )}
      <text className={styles.strong} x={304} y={scale.y(asked) + (rose ? -6 : 15)} textAnchor="end">
        {text.now(figure(asked))}
      </text>
      {months(begin, now).map(({ at, name }) => (
        <text key={at} className={styles.small} x={scale.x(at)} y={134}>
          {name}
        </text>
      ))}
    </svg>
  );
}

function steps(
  points: readonly { readonly at: number; readonly price: number }[],
  { x, y }: Scale,
  current: number,
): string {
  const [first, ...rest] = points;
  if (first === undefined) return `M0 ${y(current)}H${size.width}`;
  return `M${x(first.at)} ${y(first.price)}${rest.map(({ at, price }) => `H${x(at)}V${y(price)}`).join('')}H${size.width}`;
}

function figure(amount: number): string {
  return groupThousands(Math.round(amount));
}

/** Where the months begin, from the first whole one on. */
function months(begin: number, now: number): { at: number; name: string }[] {
  const { year, month } = osloTime(begin).date;
  return [1, 2, 3, 4]
    .map((later) => ({
      year: year + Math.floor((month - 1 + later) / 12),
      month: ((month - 1 + later) % 12) + 1,
      day: 1,
    }))
    .map((date) => ({ at: osloInstant(date, 0), name: (monthNames[date.month - 1] ?? '').slice(0, 3) }))
    .filter(({ at }) => at < now - 8 * dayMs);
}
