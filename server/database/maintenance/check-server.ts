import type { Queryable } from '../connection/client.ts';

/** What a PostgreSQL tells of itself and of what we may do there. */
export interface ServerFacts {
  /** 150004 is 15.4. */
  readonly version: number;
  readonly versionName: string;
  readonly encoding: string;
  readonly user: string;
  readonly database: string;
  /** Null when the user may use none. */
  readonly schema: string | null;
  readonly mayCreate: boolean;
  readonly mayCreateDatabases: boolean;
  /** Tables whose rows the user may not read and write. */
  readonly forbidden: readonly string[];
  /** Tables the user may not change the shape of, as somebody else owns them. */
  readonly foreign: readonly string[];
}

export async function serverFacts(database: Queryable): Promise<ServerFacts> {
  const [facts] = await database.query<ServerFacts>(`
    WITH tables AS (
      SELECT oid, relname, relowner FROM pg_class
       WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) AND relkind IN ('r', 'p')
    )
    SELECT current_setting('server_version_num')::integer AS version,
           current_setting('server_version') AS "versionName",
           current_setting('server_encoding') AS encoding,
           current_user::text AS "user",
           current_database()::text AS database,
           current_schema()::text AS schema,
           coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate",
           (SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user) AS "mayCreateDatabases",
           ARRAY(SELECT relname::text FROM tables
                  WHERE NOT has_table_privilege(oid, 'SELECT')
                     OR relname <> 'schema_migrations'
                        AND NOT (has_table_privilege(oid, 'INSERT') AND has_table_privilege(oid, 'UPDATE')
                                 AND has_table_privilege(oid, 'DELETE'))
                  ORDER BY relname) AS forbidden,
           ARRAY(SELECT relname::text FROM tables WHERE NOT pg_has_role(relowner, 'USAGE') ORDER BY relname) AS foreign`);
  if (facts === undefined) throw new Error('PostgreSQL tells nothing of itself');
  return facts;
}

/** What keeps the shop from running there, in words; null when nothing does. */
export function serverFault(facts: ServerFacts): string | null {
  const { version, versionName, encoding, user, database, schema, forbidden } = facts;
  if (version < 150_000) return `The database is PostgreSQL ${versionName}, but the shop needs 15 or later.`;
  if (encoding !== 'UTF8') {
    return `The database ${database} is encoded as ${encoding}, but must be UTF8: createdb --encoding=UTF8 --template=template0 NAME.`;
  }
  if (schema === null) return `The user ${user} may use no schema of the database ${database}.`;
  if (forbidden.length > 0) {
    return `The user ${user} may not read and write ${someOf(forbidden)}: GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${user}.`;
  }
  return null;
}

/** What keeps it from being brought up to a newer version. */
export function migrationFault({ user, database, schema, mayCreate, foreign }: ServerFacts): string | null {
  if (!mayCreate) {
    return `The user ${user} may not create tables in the database ${database}: GRANT CREATE ON SCHEMA ${schema} TO ${user}, or npm run migrate as its owner.`;
  }
  if (foreign.length === 0) return null;
  return `The user ${user} does not own ${someOf(foreign)} of the database ${database}: npm run migrate as the owner.`;
}

function someOf([first = '', ...more]: readonly string[]): string {
  return more.length === 0 ? `the table ${first}` : `the table ${first} and ${more.length} more`;
}
