import { z } from 'zod';
import { noInput } from './wire-values.ts';

/** ENT-50, DEC-126. `distance` is metres, set by the client, null before. */
export const shop = z.object({
  id: z.int(),
  no: z.string(),
  name: z.string(),
  slug: z.string(),
  fullName: z.string(),
  orgNo: z.string(),
  description: z.string(),
  openingHours: z.string(),
  /** Days that differ from the weekly hours: closed (null) or other hours. */
  openingExceptions: z.array(z.object({ date: z.string(), hours: z.string().nullable(), reason: z.string() })),
  mapLink: z.string(),
  postNo: z.string(),
  postPlace: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  messengerId: z.string(),
  chainId: z.int(),
  coords: z.object({ latitude: z.number(), longitude: z.number() }),
  distance: z.number().nullable(),
});
/** ENT-56; the code is text, its leading zero matters (TRAP-50). Places without known coordinates carry null. */
export const postalCode = z.object({
  PostalCode: z.string(),
  PostalPlace: z.string(),
  CoordLat: z.number().nullable(),
  CoordLong: z.number().nullable(),
});
/** DEC-127: metres, row 0 is from the client's place. */
export const distanceTable = z.object({ code: z.literal('Ok'), distances: z.array(z.array(z.number().nullable())) });
export const addressNodes = z.object({
  elements: z.array(
    z.object({
      type: z.literal('node'),
      id: z.int(),
      lat: z.number(),
      lon: z.number(),
      tags: z.object({ 'addr:street': z.string(), 'addr:housenumber': z.string(), 'addr:postcode': z.string() }),
    }),
  ),
});

const coordinate = /^-?\d{1,3}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?(;-?\d{1,3}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?)*$/;

export const placeCalls = {
  shops: { input: noInput, answer: z.array(shop) },
  postalCodes: { input: noInput, answer: z.array(postalCode) },
  postalCode: { input: z.object({ code: z.string().regex(/^\d{4}$/) }), answer: postalCode },
  distances: {
    input: z.object({ places: z.string().max(4000).regex(coordinate), annotations: z.literal('distance') }),
    answer: distanceTable,
  },
  addressNodes: {
    input: z.object({
      street: z.string().trim().min(1).max(100).optional(),
      housenumber: z.string().trim().min(1).max(10).optional(),
      streetprefix: z.string().trim().min(1).max(100).optional(),
      postcode: z.string().regex(/^\d{4}$/),
    }),
    answer: addressNodes,
  },
};

export type ShopRecord = z.infer<typeof shop>;
export type PostalCodeRecord = z.infer<typeof postalCode>;
export type DistanceTable = z.infer<typeof distanceTable>;
export type AddressNodes = z.infer<typeof addressNodes>;
