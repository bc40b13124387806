import type { UploadedPicture } from '#contract/desk/goods/picture-schemas.ts';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { takePicture } from '../../picture/take-picture.ts';
import type { DeskParts } from '../desk-parts.ts';
import { refusalOf } from '../desk-use-case.ts';

/** Narrower ones are blurred on the article's own page. */
export const narrowest = 1200;

/** Takes a photograph in, as the import of pictures does. Nothing shows it before it is published there. */
export async function takeUpload(
  parts: DeskParts,
  actor: DeskActor,
  bytes: Buffer,
  permission: Permission,
): Promise<Result<UploadedPicture, DeskRefusal>> {
  const denied = refusalOf(actor, permission, parts.now());
  if (denied !== null) return refused(denied);
  const taken = await takePicture(parts.pictures, bytes);
  if (!taken.ok) {
    const { reason, ...values } = taken.refusal;
    return refused({ code: 'refused', reason, values });
  }
  const { photo } = taken.value;
  if (photo.width < narrowest)
    return refused({ code: 'refused', reason: 'too-narrow', values: { width: photo.width } });
  return done(photo);
}
