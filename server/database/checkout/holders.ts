import type { Ean } from '#domain/article/ean.ts';
import type { HeldPieces, Holders } from '#server/ports/checkout/holders.ts';
import type { Queryable } from '../connection/client.ts';

interface HeldRow {
  readonly openOfPerson: number;
  readonly openFromAddress: number;
  readonly ofPerson: number;
  readonly fromAddress: number;
  readonly ofPersonInShop: number;
  readonly fromAddressInShop: number;
  readonly variants: readonly { readonly ean: Ean; readonly qty: number }[] | null;
}

export function heldPieces(tx: Queryable): HeldPieces {
  return {
    // Locked in the order of the keys, as everywhere, so that two orders cannot deadlock. The count is a statement of its
    // own after it: so it sees what others have committed while this one waited.
    lock: async (holders) => {
      await tx.execute('SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key', [
        keysOf(holders).toSorted(),
      ]);
    },
    count: async (holders, { payNow, shop, eans }) => {
      const [row] = await tx.query<HeldRow>(heldByThem, [
        keysOf(holders),
        holders.person,
        holders.address,
        payNow,
        shop,
        eans,
      ]);
      if (row === undefined) throw new Error('What is held was not counted');
      return {
        person: { open: row.openOfPerson, pieces: row.ofPerson, piecesInShop: row.ofPersonInShop },
        address: { open: row.openFromAddress, pieces: row.fromAddress, piecesInShop: row.fromAddressInShop },
        ofVariant: new Map((row.variants ?? []).map(({ ean, qty }) => [ean, qty])),
      };
    },
  };
}

function keysOf({ person, address }: Holders): readonly string[] {
  return address === null ? person : [...person, address];
}

/** A purchase waits for its payment in status 1; what is paid in the shop begins later. */
const heldByThem = `
  WITH own AS (
    SELECT reservation_id, bool_or(holder = ANY ($2::text[])) AS person, bool_or(holder = $3) AS address
      FROM reservation_holders JOIN reservations USING (reservation_id)
     WHERE holder = ANY ($1::text[]) AND (status_id = 1) = $4 GROUP BY reservation_id
  ), pieces AS (
    SELECT reservation_id, person, address, ean, qty, shop_id = $5 AS here
      FROM own JOIN stock_holds USING (reservation_id) WHERE state = 'held'
  )
  SELECT count(DISTINCT reservation_id) FILTER (WHERE person) AS "openOfPerson",
         count(DISTINCT reservation_id) FILTER (WHERE address) AS "openFromAddress",
         coalesce(sum(qty) FILTER (WHERE person), 0) AS "ofPerson",
         coalesce(sum(qty) FILTER (WHERE address), 0) AS "fromAddress",
         coalesce(sum(qty) FILTER (WHERE person AND here), 0) AS "ofPersonInShop",
         coalesce(sum(qty) FILTER (WHERE address AND here), 0) AS "fromAddressInShop",
         (SELECT json_agg(json_build_object('ean', ean, 'qty', greatest(of_person, from_address)))
            FROM (SELECT ean, sum(qty) FILTER (WHERE person) AS of_person, sum(qty) FILTER (WHERE address) AS from_address
                    FROM pieces WHERE here AND ean = ANY ($6::text[]) GROUP BY ean) v) AS variants
    FROM pieces`;
