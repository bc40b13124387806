import type { Queryable } from '#server/database/connection/client.ts';

interface Figures {
  readonly articles: number;
  readonly visible: number;
  readonly variants: number;
  readonly pieces: number;
  readonly shops: number;
  readonly campaigns: number;
  readonly reviews: number;
  readonly customers: number;
  readonly newest: string | null;
  readonly size: string;
}

/** What a database holds, in a few lines. */
export async function printStatus(database: Queryable): Promise<void> {
  const [figures] = await database.query<Figures>(`
    SELECT (SELECT count(*) FROM articles) AS articles,
           (SELECT count(*) FROM articles WHERE visible_on_web = 1) AS visible,
           (SELECT count(*) FROM variants) AS variants,
           (SELECT coalesce(sum(qty), 0) FROM stock) AS pieces,
           (SELECT count(*) FROM shops) AS shops,
           (SELECT count(*) FROM campaigns WHERE starts_at <= now() AND (ends_at > now() OR ends_at IS NULL)) AS campaigns,
           (SELECT count(*) FROM reviews WHERE approved) AS reviews,
           (SELECT count(*) FROM customers) AS customers,
           (SELECT max(date_created)::date FROM articles) AS newest,
           pg_size_pretty(pg_database_size(current_database())) AS size`);
  if (!figures || figures.articles === 0) {
    console.log('The database is empty: npm run import fills a shop, npm start or npm run data -- demo a demo.');
    return;
  }
  const lines: readonly (readonly [string, string])[] = [
    ['Articles', `${figures.articles}, of which ${figures.visible} visible`],
    ['Variants', String(figures.variants)],
    ['In stock', `${figures.pieces} pieces in ${figures.shops} shops`],
    ['Campaigns', `${figures.campaigns} in force`],
    ['Reviews', String(figures.reviews)],
    ['Customers', `${figures.customers}${await demoLogin(database)}`],
    ['Newest article', figures.newest ?? '-'],
    ['Size', figures.size],
  ];
  for (const [title, value] of lines) console.log(`${title.padEnd(16)}${value}`);
}

/** How to log in, where the demo's own customer is. */
async function demoLogin(database: Queryable): Promise<string> {
  const { demoEmail, demoPassword } = await import('#demo/demo-login.ts');
  const [found] = await database.query('SELECT FROM customers WHERE email = $1', [demoEmail]);
  return found ? ` (${demoEmail}, password ${demoPassword})` : '';
}
