import type { Draft, OtherEditor } from '#contract/desk/editing/schemas.ts';
import type { DeskEditing } from '#server/ports/desk/desk-editing.ts';
import type { Queryable } from '../connection/client.ts';

interface DraftRow extends Omit<Draft, 'begunAt' | 'savedAt'> {
  readonly member: number;
  readonly name: string;
  readonly begunAt: Date;
  readonly savedAt: Date;
}

/** Presence times out after this; the page reports it every ten seconds. */
const presentMs = 25_000;

export function deskEditing(tx: Queryable): DeskEditing {
  return {
    drafts: async (subject) => {
      const rows = await tx.query<DraftRow>(
        `SELECT staff_member_id AS member, m.name, d.fields, d.base, d.version, d.begun_at AS "begunAt", d.saved_at AS "savedAt"
           FROM desk_drafts d JOIN staff_members m USING (staff_member_id) WHERE d.subject = $1 AND m.active ORDER BY 1`,
        [subject],
      );
      return rows.map(({ member, name, begunAt, savedAt, ...draft }) => ({
        member,
        name,
        draft: { ...draft, begunAt: begunAt.toISOString(), savedAt: savedAt.toISOString() },
      }));
    },
    storeDraft: async ({ subject, member, fields, base, version }, now) => {
      await tx.execute(
        `INSERT INTO desk_drafts (subject, staff_member_id, fields, base, version, begun_at, saved_at)
         VALUES ($1, $2, $3, $4, $5, $6, $6)
         ON CONFLICT (subject, staff_member_id) DO UPDATE
           SET fields = excluded.fields, base = excluded.base, version = excluded.version, saved_at = excluded.saved_at`,
        [subject, member, JSON.stringify(fields), JSON.stringify(base), version, new Date(now)],
      );
    },
    dropDraft: async (subject, member) => {
      await tx.execute('DELETE FROM desk_drafts WHERE subject = $1 AND staff_member_id = $2', [subject, member]);
    },
    present: async (subject, member, field, now) => {
      await tx.execute(
        `INSERT INTO desk_presence (subject, staff_member_id, field, seen_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (subject, staff_member_id) DO UPDATE SET field = excluded.field, seen_at = excluded.seen_at`,
        [subject, member, field, new Date(now)],
      );
      return tx.query<OtherEditor>(
        `SELECT staff_member_id AS id, m.name, m.desk_role AS role, p.field
           FROM desk_presence p JOIN staff_members m USING (staff_member_id)
          WHERE p.subject = $1 AND staff_member_id <> $2 AND p.seen_at > $3 AND m.active AND m.desk_role IS NOT NULL ORDER BY m.name`,
        [subject, member, new Date(now - presentMs)],
      );
    },
    leave: async (subject, member) => {
      await tx.execute('DELETE FROM desk_presence WHERE subject = $1 AND staff_member_id = $2', [subject, member]);
    },
  };
}
