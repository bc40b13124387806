import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { may, shopsSeen } from '#domain/staff/may.ts';
import { pairingCodeLifeMs } from '#domain/staff/pairing-code.ts';
import { isGoodPin } from '#domain/staff/pin.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { StaffActor } from '#server/ports/staff.ts';
import { addClerk } from '../../staff/add-clerk.ts';
import { makePairingCode } from '../../staff/make-pairing-code.ts';
import { type DeskContext, deskPut, deskRead, type WorkRefusal } from '../desk-use-case.ts';

/** Devices and clerks of the counter, by the functions of the command (npm run counter); a shop's manager has their own. */
export const counterUseCases = {
  counterSide: deskRead('counterSide', async (tx, _input, { actor, parts }) => {
    const seen = shopsSeen(actor, 'counter.see');
    const isSeen = ({ shops }: { readonly shops: readonly ShopId[] }) =>
      seen === null || shops.some((shop) => seen.includes(shop));
    const devices = (await parts.staff.devices()).filter((device) => device.revokedAt === null && isSeen(device));
    const clerks = (await parts.staff.allMembers()).filter(isSeen);
    const rows = await tx.shops.list(seen);
    return done({
      devices: devices.map(({ id, name, shops, lastSeenAt }) => ({
        id,
        name,
        shops: [...shops],
        lastSeenAt: new Date(lastSeenAt).toISOString(),
      })),
      clerks: clerks.map(({ id, name, role, shops, lockedUntil }) => ({
        id,
        name,
        role,
        shops: [...shops],
        locked: lockedUntil !== null && lockedUntil > parts.now(),
      })),
      shops: rows.filter(({ closed }) => !closed).map(({ id, name }) => ({ id, name })),
    });
  }),
  makePairing: deskPut('makePairing', async (_tx, { name, shops }, { actor, parts, now }) => {
    const own = shops.map(shopId);
    if (!areTheirs(actor, own)) return refused({ code: 'unknown' });
    const code = await makePairingCode({ ...parts, by: staffOf(actor) }, { deviceName: name, shops: own });
    return done({ code, expiresAt: new Date(now + pairingCodeLifeMs).toISOString() });
  }),
  unpairDevice: deskPut('unpairDevice', async (_tx, { id }, context) => {
    const { parts, actor } = context;
    const device = (await parts.staff.devices()).find((one) => one.id === id);
    if (device === undefined || !areTheirs(actor, device.shops)) return refused({ code: 'unknown' });
    return (await parts.staff.unpairDevice(id, staffOf(actor))) ? done({}) : refused({ code: 'unknown' });
  }),
  addClerk: deskPut('addClerk', async (_tx, { name, pin, role, shops }, { actor, parts }) => {
    const own = shops.map(shopId);
    if (!areTheirs(actor, own)) return refused({ code: 'unknown' });
    const added = await addClerk({ ...parts, by: staffOf(actor) }, { name, pin, role, shops: own });
    if (added.ok) return done({});
    return refused(added.refusal === 'busy' ? { code: 'come-back' } : { code: 'refused', reason: 'bad-pin' });
  }),
  newPin: deskPut('newPin', async (_tx, { id, pin }, context) => {
    const clerk = await theirClerk(context, id);
    if (!clerk.ok) return clerk;
    if (!isGoodPin(pin)) return refused({ code: 'refused', reason: 'bad-pin' });
    const { parts, actor } = context;
    const pinHash = await parts.hasher.hash(pin);
    if (pinHash === 'busy') return refused({ code: 'come-back' });
    await parts.staff.setPin(id, pinHash, staffOf(actor));
    return done({});
  }),
  openClerk: deskPut('openClerk', async (_tx, { id }, context) => {
    const clerk = await theirClerk(context, id);
    if (!clerk.ok) return clerk;
    await context.parts.staff.openMember(id, staffOf(context.actor));
    return done({});
  }),
  letClerkGo: deskPut('letClerkGo', async (_tx, { id }, context) => {
    const clerk = await theirClerk(context, id);
    if (!clerk.ok) return clerk;
    await context.parts.staff.letGo(id, staffOf(context.actor));
    return done({});
  }),
} as const;

function staffOf({ member }: DeskActor): StaffActor {
  return { member, device: null, shop: null };
}

function areTheirs(actor: DeskActor, shops: readonly ShopId[]): boolean {
  return shops.every((shop) => may(actor, 'counter.edit', { shopId: shop }));
}

/** A clerk who works in several shops is the manager's who has them all, or the office's. */
async function theirClerk({ actor, parts }: DeskContext, id: number): Promise<Result<null, WorkRefusal>> {
  const clerk = (await parts.staff.allMembers()).find((one) => one.id === id);
  return clerk !== undefined && areTheirs(actor, clerk.shops) ? done(null) : refused({ code: 'unknown' });
}
