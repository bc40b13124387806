import type { AuditEntry } from '#contract/desk/log/schemas.ts';
import type { DeskLog, FollowedEntry, LogWish } from '#server/ports/desk/desk-log.ts';
import type { Queryable } from '../connection/client.ts';
import { milliseconds } from '../counter/milliseconds.ts';
import { countedPage, whereOf } from './keyset-page.ts';

interface Row extends Omit<AuditEntry, 'at'> {
  readonly at: Date;
  readonly undone: boolean;
  readonly changedBy: string | null;
}

const joined = 'audit_log a LEFT JOIN staff_members m USING (staff_member_id)';

/**
 * A later entry of the same subject that changed one of the same fields; an entry that was undone, and the one that undid it, do
 * not count.
 */
const changedBy = `(SELECT coalesce(lm.name, l.actor) FROM audit_log l LEFT JOIN staff_members lm USING (staff_member_id)
  WHERE l.subject = a.subject AND l.audit_id > a.audit_id
    AND coalesce(l.before, '{}') || coalesce(l.after, '{}') ?| ARRAY(SELECT jsonb_object_keys(coalesce(a.before, '{}') || coalesce(a.after, '{}')))
  LIMIT 1)`;

/** With the actions that can be taken back as $1. */
const columns = `a.audit_id AS id, a.created_at AS at, a.actor, m.name, a.role, a.action, a.subject,
  CASE WHEN a.subject ~ '^staff:\\d{1,9}$' THEN (
    SELECT o.name FROM staff_members o WHERE o.staff_member_id = substr(a.subject, 7)::int) END AS "subjectName", a.before, a.after, a.reason,
  a.undoes, EXISTS (SELECT FROM audit_log u WHERE u.undoes = a.audit_id) AS undone, CASE WHEN a.action = ANY ($1) THEN ${changedBy} END AS "changedBy"`;

function followed({ at, undone, changedBy: by, ...entry }: Row): FollowedEntry {
  return { entry: { ...entry, at: at.toISOString() }, undone, changedBy: by };
}

export function deskLog(tx: Queryable): DeskLog {
  return {
    write: async (actor, { action, subject, before, after, reason, shop, undoes }) => {
      const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
      const [written] = await tx.query<{ id: number }>(
        `INSERT INTO audit_log (actor, action, subject, staff_member_id, role, shop_id, before, after, reason, undoes)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING audit_id AS id`,
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
      if (written === undefined) throw new Error('The entry was not written');
      return written.id;
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
    entry: async (id, undoable) => {
      const [row] = await tx.query<Row>(
        `SELECT ${columns} FROM ${joined} WHERE a.audit_id = $2 AND a.action = ANY ($1)`,
        [undoable, id],
      );
      return row === undefined ? null : followed(row);
    },
    of: async (subject, most, undoable) => {
      const rows = await tx.query<Row>(
        `SELECT ${columns} FROM ${joined} WHERE a.subject = $2 ORDER BY a.audit_id DESC LIMIT $3`,
        [undoable, subject, most],
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

const searchedRows = 10_000;

function conditions({ who, action, subject, q, from, to, onlyOf, undoable }: LogWish) {
  // The first is the columns'; the rows are counted with the same parameters, so it is named here, too.
  const where: string[] = ['$1::text[] IS NOT NULL'];
  const params: unknown[] = [undoable];
  const add = (condition: (place: string) => string, value: unknown) => {
    params.push(value);
    where.push(condition(`$${params.length}`));
  };
  if (onlyOf !== null) add((place) => `a.staff_member_id = ${place}`, onlyOf);
  if (who !== undefined && /^\d{1,9}$/.test(who)) add((place) => `a.staff_member_id = ${place}`, Number(who));
  else if (who !== undefined && who !== '') add((place) => `a.actor = ${place}`, who);
  if (action !== undefined && action !== '') add((place) => `a.action = ${place}`, action);
  if (subject !== undefined && subject !== '') add((place) => `starts_with(a.subject, ${place})`, subject);
  if (from !== null) add((place) => `a.created_at >= ${place}`, new Date(from));
  if (to !== null) add((place) => `a.created_at <= ${place}`, new Date(to));
  if (q !== undefined && q !== '') {
    // No index finds a word inside a value: it is looked for in the newest alone, of what the other filters leave.
    where.push(`a.audit_id >= (SELECT coalesce(min(audit_id), 0) FROM (
      SELECT audit_id FROM audit_log a ${whereOf(where)} ORDER BY audit_id DESC LIMIT ${searchedRows}) newest)`);
    add(
      (place) =>
        `position(lower(${place}) IN lower(concat_ws(' ', a.subject, a.before::text, a.after::text, a.reason))) > 0`,
      q,
    );
  }
  return { where, params };
}
