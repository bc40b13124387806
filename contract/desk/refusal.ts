import { z } from 'zod';
import { deskRoles } from '#domain/staff/desk-role.ts';

/** Why not: 4xx. The words for it are the app's. */
export const deskRefusal = z.object({
  code: z.enum([
    // 401: nobody is signed in, or not any more
    'signed-out',
    // 403: asked from another site; for other roles; the person has to be asked for again
    'foreign',
    'role',
    'step-up',
    // 404: there is none, or not for this role
    'unknown',
    // 409: somebody was first: with the thing as it is, who and when. 'conflict': it is in no state for this (`reason`)
    'changed',
    'conflict',
    // 422: `fields` says which; 'refused' says why in `reason`; the key came with another request before
    'bad-request',
    'refused',
    'other-request',
    // 429: with retryAfterSeconds
    'too-many-attempts',
    // 503: ask again with the same key
    'come-back',
  ]),
  /** One of the area's own words, which its texts say in Norwegian. */
  reason: z.string().optional(),
  /** What the text of the reason is filled with. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.array(z.string()).optional(),
  roles: z.array(z.enum(deskRoles)).optional(),
  thing: z.unknown().optional(),
  by: z.string().nullish(),
  at: z.string().nullish(),
  retryAfterSeconds: z.int().optional(),
});

export type DeskRefusal = z.infer<typeof deskRefusal>;
export type DeskRefusalCode = DeskRefusal['code'];
