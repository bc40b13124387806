import { pageTitles } from '#content/nb/desk/pages.ts';
import { reportColumns, reportTitles, reportsText as text } from '#content/nb/desk/reports.ts';
import { type ReportName, reportNames } from '#contract/desk/reports/report-name.ts';
import type { ReportAnswer } from '#contract/desk/reports/schemas.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { csvFile } from '#domain/text/csv.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { shortDay } from '#domain/time/norwegian-dates.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { download } from '../parts/download.ts';
import { SelectField, TextField } from '../parts/field.tsx';
import { Crumbs } from '../parts/layout/crumbs.tsx';
import { daysAgo } from '../parts/layout/period-filter.tsx';
import { sumText } from '../parts/money.ts';
import { PageHead } from '../parts/page-head.tsx';
import { EmptyState, QueryState } from '../parts/states.tsx';
import { useFilters } from '../routing/use-filters.ts';
import { ask } from '../state/ask.ts';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import styles from './reports.module.css';

type Row = ReportAnswer['rows'][number];

const permissionOf: Readonly<Record<ReportName, Permission>> = {
  'sales-by-day': 'overview.sales',
  'sales-by-shop': 'overview.sales',
  'sales-by-group': 'overview.sales',
  reservations: 'overview.orders',
  'time-to-ready': 'overview.orders',
  'stock-outs': 'overview.stock',
  'unfound-searches': 'overview.search',
  returns: 'overview.orders',
};

const money: ReadonlySet<string> = new Set(['revenue', 'collect', 'deliver', 'amount']);
const mostBars = 31;

export function ReportsPage() {
  const filters = useFilters(['report', 'from', 'to']);
  const seen = reportNames.filter((name) => iMay(permissionOf[name]));
  const name = seen.find((one) => one === filters.values.report) ?? seen[0];
  const from = filters.values.from ?? daysAgo(13);
  const to = filters.values.to ?? daysAgo(0);
  const report = useQuery('report', name === undefined ? null : { name, from, to });
  if (name === undefined) return null;
  const save = async () => {
    const answer = await ask('report', { name, from, to, file: '1' });
    if (answer.kind !== 'done') return;
    download(text.fileName(name, from, to), reportFile(answer.value), 'text/csv;charset=utf-8');
    say({ tone: 'done', text: text.downloaded });
  };
  return (
    <>
      <Crumbs label={pageTitles.overview} way={[{ name: pageTitles.overview, to: '/oversikt' }]} here={text.title} />
      <PageHead title={text.title} staleSince={report.staleSince}>
        <Button look="outline" icon="download" onClick={() => void save()}>
          {text.download}
        </Button>
      </PageHead>
      <div className={styles.choose}>
        <SelectField
          label={text.which}
          value={name}
          choices={seen.map((value) => ({ value, name: reportTitles[value] }))}
          onChange={({ currentTarget }) => filters.set({ report: currentTarget.value })}
        />
        <TextField
          label={text.from}
          type="date"
          value={from}
          onChange={({ currentTarget }) => filters.set({ from: currentTarget.value })}
        />
        <TextField
          label={text.to}
          type="date"
          value={to}
          onChange={({ currentTarget }) => filters.set({ to: currentTarget.value })}
        />
      </div>
      {report.refusal?.code === 'bad-request' ? <EmptyState>{text.badTime}</EmptyState> : <QueryState query={report} />}
      {report.value !== null && report.value.rows.length === 0 && <EmptyState>{text.empty}</EmptyState>}
      {report.value !== null && report.value.rows.length > 0 && (
        <>
          <div className={styles.picture}>
            <BarChart label={reportTitles[name]} unit={short} bars={barsOf(report.value)} />
          </div>
          <DataTable
            label={reportTitles[name]}
            columns={columnsOf(report.value)}
            rows={report.value.rows}
            keyOf={(row) => row.name}
          />
        </>
      )}
    </>
  );
}

function columnsOf({ columns }: ReportAnswer): Column<Row>[] {
  return [
    { name: 'name', head: text.name, cell: (row) => dayWords(row.name) },
    ...columns.map((column) => ({
      name: column,
      head: reportColumns[column] ?? column,
      right: true,
      cell: ({ values }: Row) => (money.has(column) ? sumText(values[column] ?? 0) : (values[column] ?? 0)),
    })),
  ];
}

/** The picture shows what a report is about: money where there is some, else its first figures. */
function barsOf({ columns, rows }: ReportAnswer) {
  const shown = columns.find((column) => money.has(column)) ?? columns[0] ?? '';
  const bars = rows.slice(0, mostBars);
  const step = Math.ceil(bars.length / 8);
  return bars.map(({ name, values }, index) => ({
    name: dayWords(name).slice(0, 12),
    parts: [money.has(shown) ? Math.round((values[shown] ?? 0) / 100) : (values[shown] ?? 0)],
    isNamed: index % step === 0,
  }));
}

/** '5. nov.' for a day; what else a row is of stays. */
function dayWords(name: string): string {
  const date = parseIsoDate(name);
  return date === null ? name : shortDay(date);
}

function reportFile({ columns, rows }: ReportAnswer): string {
  return csvFile(
    [text.name, ...columns.map((column) => reportColumns[column] ?? column)],
    rows.map(({ name, values }) => [
      name,
      ...columns.map((column) => (money.has(column) ? (values[column] ?? 0) / 100 : (values[column] ?? 0))),
    ]),
  );
}

function short(value: number): string {
  return value >= 1000 ? `${Math.round(value / 1000)}’` : String(value);
}
