import type { ReportName } from '#contract/desk/reports/report-name.ts';
import type { ReportAnswer } from '#contract/desk/reports/schemas.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { may, shopsSeen } from '#domain/staff/may.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { readOsloInstant } from '#domain/time/oslo.ts';
import type { Span } from '#server/ports/desk/desk-figures.ts';
import type { DeskReports } from '#server/ports/desk/desk-reports.ts';
import { done, refused } from '#server/ports/result.ts';
import { type DeskContext, deskRead } from '../desk-use-case.ts';
import { shopSpeeds } from '../overview/shop-speed.ts';

const day = 86_400_000;
const longest = 400 * day;
const mostMeasured = 20_000;

interface Asked {
  readonly span: Span;
  readonly from: string;
  readonly to: string;
  readonly context: DeskContext;
}

interface Report {
  readonly permission: Permission;
  readonly columns: readonly string[];
  rows(reports: DeskReports, asked: Asked): Promise<ReportAnswer['rows']>;
}

const reports: Readonly<Record<ReportName, Report>> = {
  'sales-by-day': {
    permission: 'overview.sales',
    columns: ['orders', 'revenue', 'collect', 'deliver'],
    rows: async ({ figures }, { span }) =>
      (await figures.days(span)).map(({ day: name, orders, collect, deliver }) => ({
        name,
        values: { orders, revenue: collect + deliver, collect, deliver },
      })),
  },
  'sales-by-shop': {
    permission: 'overview.sales',
    columns: ['orders', 'revenue'],
    rows: (all, { span }) => all.salesByShop(span),
  },
  'sales-by-group': {
    permission: 'overview.sales',
    columns: ['pieces', 'revenue'],
    rows: (all, { span }) => all.salesByGroup(span),
  },
  reservations: {
    permission: 'overview.orders',
    columns: ['reserved', 'collected', 'lapsed', 'cancelled'],
    rows: (all, { span }) => all.reservations(span),
  },
  'time-to-ready': {
    permission: 'overview.orders',
    columns: ['minutes', 'orders'],
    rows: async ({ figures }, { span, context }) => {
      const { speeds } = shopSpeeds(await figures.madeReady(span, mostMeasured), [], context);
      return speeds.map(({ name, minutes, orders }) => ({ name, values: { minutes, orders } }));
    },
  },
  'stock-outs': {
    permission: 'overview.stock',
    columns: ['sold', 'empty', 'shops'],
    rows: (all, { span }) => all.stockOuts(span.from),
  },
  'unfound-searches': {
    permission: 'overview.search',
    columns: ['searches'],
    rows: (all, { from, to }) => all.unfound(from, to),
  },
  returns: {
    permission: 'overview.orders',
    columns: ['pieces', 'received', 'amount'],
    rows: (all, { span }) => all.returns(span),
  },
};

export const reportsUseCases = {
  report: deskRead('report', async (_tx, { name, from, to, shop, file }, context) => {
    const { permission, columns, rows } = reports[name];
    const { actor, parts, note } = context;
    if (!may(actor, permission)) return refused({ code: 'unknown' });
    const seen = shopsSeen(actor, permission);
    if (shop !== undefined && !may(actor, permission, { shopId: shopId(shop) })) return refused({ code: 'unknown' });
    const start = readOsloInstant(from, 'start') ?? 0;
    const end = (readOsloInstant(to, 'end') ?? 0) + 1;
    if (end <= start || end - start > longest) return refused({ code: 'bad-request', fields: ['from', 'to'] });
    const span = { from: start, to: end, shops: shop === undefined ? seen : [shopId(shop)] };
    if (file === '1') await note({ action: 'report-exported', subject: `report:${name}`, after: { from, to } });
    const counted = await rows(parts.reports, { span, from, to, context });
    return done({ columns: [...columns], rows: counted });
  }),
} as const;
