import type { AuditEntry } from '#contract/desk/log/schemas.ts';
import type { DeskLog, FollowedEntry, LogWish } from '#server/ports/desk/desk-log.ts';
import type { Queryable } from '../connection/client.ts';
import { milliseconds } from '../counter/milliseconds.ts';
import { countedPage } from './keyset-page.ts';

interface Row extends Omit<AuditEntry, 'at'> {
  readonly at: Date;
  readonly undone: boolean;
  readonly changedBy: string | null;
}

const joined = 'audit_log a LEFT JOIN staff_members m USING (staff_member_id)';

/** Of a later entry on the same thing that has one of the same fields; an undone one and what undid it have made it good. */
const changedBy = `(SELECT coalesce(lm.name, l.actor) FROM audit_log l LEFT JOIN staff_members lm USING (staff_member_id)
  WHERE l.subject = a.subject AND l.audit_id > a.audit_id
    AND coalesce(l.before, '{}') || coalesce(l.after, '{}') ?| ARRAY(SELECT jsonb_object_keys(coalesce(a.before, '{}') || coalesce(a.after, '{}')))
  ORDER BY l.audit_id DESC LIMIT 1)`;

const columns = `a.audit_id AS id, a.created_at AS at, a.actor, m.name, a.role, a.action, a.subject, a.before, a.after, a.reason,
  a.undoes, EXISTS (SELECT FROM audit_log u WHERE u.undoes = a.audit_id) AS undone, ${changedBy} AS "changedBy"`;

function followed({ at, undone, changedBy: by, ...entry }: Row): FollowedEntry {
  return { entry: { ...entry, at: at.toISOString() }, undone, changedBy: by };
}

export function deskLog(tx: Queryable): DeskLog {
  return {
    write: async (actor, { action, subject, before, after, reason, shop, undoes }) => {
      const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
      await tx.execute(
        `INSERT INTO audit_log (actor, action, subject, staff_member_id, role, shop_id, before, after, reason, undoes)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          actor.kind,
          action,
          subject,
          actor.member,
          actor.kind === 'staff' ? actor.role : null,
          shop ?? null,
          json(before),
          json(after),
          reason ?? null,
          undoes ?? null,
        ],
      );
    },
    page: async (wish) => {
      const { where, params } = conditions(wish);
      const page = await countedPage<Row>(tx, {
        columns,
        from: joined,
        countFrom: 'audit_log a',
        where,
        params,
        key: 'a.audit_id',
        after: wish.after,
        keyOf: ({ id }) => String(id),
      });
      return { ...page, rows: page.rows.map(followed) };
    },
    entry: async (id) => {
      const [row] = await tx.query<Row>(`SELECT ${columns} FROM ${joined} WHERE a.audit_id = $1`, [id]);
      return row === undefined ? null : followed(row);
    },
    of: async (subject, most) => {
      const rows = await tx.query<Row>(
        `SELECT ${columns} FROM ${joined} WHERE a.subject = $1 ORDER BY a.audit_id DESC LIMIT $2`,
        [subject, most],
      );
      return rows.map(followed);
    },
    choices: async (onlyOf) => {
      const people = await tx.query<{ id: number; name: string }>(
        `SELECT staff_member_id AS id, name FROM staff_members m
          WHERE ($1::int IS NULL OR staff_member_id = $1)
            AND EXISTS (SELECT FROM audit_log a WHERE a.staff_member_id = m.staff_member_id)
          ORDER BY name COLLATE "nb-NO-x-icu"`,
        [onlyOf],
      );
      const actors = await distinct(tx, 'actor', onlyOf);
      const actions = await distinct(tx, 'action', onlyOf);
      return { people, actors, actions };
    },
    lastChange: async (subject) => {
      const [row] = await tx.query<{ by: string | null; at: number }>(
        `SELECT coalesce(m.name, '') AS by, ${milliseconds('a.created_at')} AS at
           FROM audit_log a LEFT JOIN staff_members m USING (staff_member_id)
          WHERE a.subject = $1 ORDER BY a.audit_id DESC LIMIT 1`,
        [subject],
      );
      return row === undefined ? null : { by: row.by ?? '', at: row.at };
    },
  };
}

/** Of the newest entries: a list to choose from need not know what was done once, years ago. */
async function distinct(tx: Queryable, column: 'actor' | 'action', onlyOf: number | null): Promise<string[]> {
  const rows = await tx.query<{ value: string }>(
    `SELECT DISTINCT ${column} AS value FROM (
       SELECT ${column} FROM audit_log WHERE $1::int IS NULL OR staff_member_id = $1 ORDER BY audit_id DESC LIMIT 20000
     ) newest ORDER BY 1`,
    [onlyOf],
  );
  return rows.map(({ value }) => value);
}

function conditions({ who, action, subject, q, from, to, onlyOf }: LogWish) {
  const where: string[] = [];
  const params: unknown[] = [];
  const add = (condition: (place: string) => string, value: unknown) => {
    params.push(value);
    where.push(condition(`$${params.length}`));
  };
  if (onlyOf !== null) add((place) => `a.staff_member_id = ${place}`, onlyOf);
  if (who !== undefined && /^\d{1,9}$/.test(who)) add((place) => `a.staff_member_id = ${place}`, Number(who));
  else if (who !== undefined && who !== '') add((place) => `a.actor = ${place}`, who);
  if (action !== undefined && action !== '') add((place) => `a.action = ${place}`, action);
  if (subject !== undefined && subject !== '') add((place) => `starts_with(a.subject, ${place})`, subject);
  if (q !== undefined && q !== '')
    add(
      (place) =>
        `position(lower(${place}) IN lower(concat_ws(' ', a.subject, a.before::text, a.after::text, a.reason))) > 0`,
      q,
    );
  if (from !== null) add((place) => `a.created_at >= ${place}`, new Date(from));
  if (to !== null) add((place) => `a.created_at <= ${place}`, new Date(to));
  return { where, params };
}
