import type { DeskRole } from '#domain/staff/desk-role.ts';
import type { Database } from '#server/database/connection/client.ts';
import type { DemoPeople } from '#server/ports/desk/demo-people.ts';

/** Invented people, one of each role. They come into a demo's database when somebody first presses their role. */
const people: Readonly<Record<DeskRole, { readonly name: string; readonly email: string }>> = {
  administrator: { name: 'Ingrid Solheim', email: 'ingrid.solheim@kjeden.example' },
  marketing: { name: 'Silje Kvam', email: 'silje.kvam@kjeden.example' },
  product: { name: 'Jonas Bø', email: 'jonas.bo@kjeden.example' },
  service: { name: 'Mona Nygård', email: 'mona.nygard@kjeden.example' },
  'shop-manager': { name: 'Mads Eide', email: 'mads.eide@kjeden.example' },
};

export function demoPeople(database: Database): DemoPeople {
  return {
    memberOf: (role) =>
      database.transaction(async (tx) => {
        const { name, email } = people[role];
        // Two first presses at once make one person.
        await tx.execute("SELECT pg_advisory_xact_lock(hashtext('demo-desk'))");
        const [known] = await tx.query<{ id: number; role: DeskRole | null }>(
          'SELECT staff_member_id AS id, desk_role AS role FROM staff_members WHERE active AND email = $1',
          [email],
        );
        if (known?.role === role) return known.id;
        if (known !== undefined) {
          // Somebody who tried the page of the staff has given them another role; the press gives theirs back.
          await tx.execute(
            'UPDATE staff_members SET desk_role = $2, version = version + 1 WHERE staff_member_id = $1',
            [known.id, role],
          );
          return known.id;
        }
        const [made] = await tx.query<{ id: number }>(
          'INSERT INTO staff_members (name, email, desk_role) VALUES ($1, $2, $3) RETURNING staff_member_id AS id',
          [name, email, role],
        );
        if (made === undefined) throw new Error('Nobody was made');
        if (role === 'shop-manager')
          await tx.execute(
            `INSERT INTO staff_member_shops (staff_member_id, shop_id)
             SELECT $1, shop_id FROM shops WHERE shop_id > 0 ORDER BY shop_id LIMIT 1`,
            [made.id],
          );
        return made.id;
      }),
  };
}
