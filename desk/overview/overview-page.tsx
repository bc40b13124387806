import { ordersText } from '#content/nb/desk/orders.ts';
import { overviewText as text } from '#content/nb/desk/overview.ts';
import type { DeskRequest } from '#contract/desk/schemas.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { ChoiceFilter } from '../parts/filters.tsx';
import { GoodsTile } from '../parts/goods-tile.tsx';
import { Segments } from '../parts/layout/segments.tsx';
import words from '../parts/layout/text.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { QueryState } from '../parts/states.tsx';
import { leadingDayAndTime } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { useFilters } from '../routing/use-filters.ts';
import { iMay, person } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { OrdersChart, RevenueChart } from './charts.tsx';
import { OverviewFigures } from './figures.tsx';
import styles from './overview.module.css';
import { TodoList } from './todo-list.tsx';

const periods = Object.entries(text.periods).map(([value, name]) => ({ value, name }));
const everyMs = 60_000;
const lateMinutes = 120;

export function OverviewPage() {
  const { values, set } = useFilters(['days', 'shop']);
  const asked = values as DeskRequest<'overview'>;
  const overview = useQuery('overview', asked, { everyMs });
  const who = useStore(person);
  const { value } = overview;
  const days = values.days ?? '1';
  if (value === null) return <QueryState query={overview} />;
  const hour = Math.floor(osloTime(Date.parse(value.at)).minuteOfDay / 60);
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={`${text.greeting(hour, firstName(who?.name ?? ''))} ${text.needs(value.todo.length)}`}
          staleSince={overview.staleSince}
        />
        <p className={styles.lead}>{text.lead(leadingDayAndTime(value.at))}</p>
        <div className={styles.choose}>
          <Segments
            label={text.period}
            chosen={days}
            choices={periods}
            onChoose={(key) => set({ days: key === '1' ? '' : key })}
          />
          {value.shops.length > 1 && (
            <ChoiceFilter
              label={text.allShops}
              value={values.shop ?? ''}
              choices={[
                { value: '', name: text.allShops },
                ...value.shops.map(({ id, name }) => ({ value: String(id), name })),
              ]}
              onChange={(shop) => set({ shop })}
            />
          )}
          {(iMay('overview.sales') || iMay('overview.orders') || iMay('overview.stock')) && (
            <Link className={words.link} to="/rapporter">
              {text.reports}
            </Link>
          )}
        </div>
      </div>
      <OverviewFigures overview={value} />
      <div className={styles.grid}>
        <TodoList overview={value} />
        {value.waiting !== null && (
          <section>
            <header className={styles.blockHead}>
              <h2>{text.waiting}</h2>
              <span>{text.waitingGoal}</span>
            </header>
            {value.waiting.length === 0 && <p className={words.quiet}>{text.noWaiting}</p>}
            <ul className={styles.shops}>
              {value.waiting.map(({ shop, minutes, shops }) => (
                <li key={shop} data-late={minutes > lateMinutes}>
                  <span>{shop === '' ? text.otherShops(shops) : shop}</span>
                  <meter min={0} max={lateMinutes * 1.1} value={minutes} aria-label={shop} />
                  <b>{ordersText.minutes(minutes)}</b>
                </li>
              ))}
            </ul>
            <p className={words.foot}>{text.waitingFoot}</p>
          </section>
        )}
      </div>
      <div className={styles.grid}>
        {value.series !== null && <OrdersChart overview={value} />}
        {value.revenue !== null && value.series !== null && <RevenueChart overview={value} />}
      </div>
      <div className={styles.grid}>
        {value.runningOut !== null && (
          <section>
            <header className={styles.blockHead}>
              <h2>{text.runningOut}</h2>
            </header>
            {value.runningOut.length === 0 && <p className={words.quiet}>{text.noneRunningOut}</p>}
            <ul className={styles.rows}>
              {value.runningOut.map(({ ean, name, variant, image, sold, empty, shops }) => (
                <li key={ean}>
                  <GoodsTile image={image} />
                  <span>
                    <b>{name}</b> {variant}
                  </span>
                  <span className={words.quiet}>{text.sold(sold)}</span>
                  <span>{text.empty(empty, shops)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {value.unfound !== null && (
          <section>
            <header className={styles.blockHead}>
              <h2>{text.unfound}</h2>
              <Link className={words.link} to="/sok">
                {text.allUnfound}
              </Link>
            </header>
            {value.unfound.length === 0 && <p className={words.quiet}>{text.noneUnfound}</p>}
            <ul className={styles.rows}>
              {value.unfound.map(({ query, searches, change }) => (
                <li key={query}>
                  <span>
                    <b>{text.quote(query)}</b>
                  </span>
                  <span>{searches}</span>
                  <span className={words.quiet}>{change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0'}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
