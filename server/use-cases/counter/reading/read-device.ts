import type { Clerk, CounterShop, Device } from '#contract/counter/records.ts';
import { pickDue } from '#domain/reservation/pick-due.ts';
import { openIntervals } from '#domain/shop/open-intervals.ts';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { type ShopId, webStockShop } from '#domain/shop/shop-id.ts';
import { sessionIdleMs } from '#domain/staff/pin.ts';
import { initials } from '#domain/staff/short-names.ts';
import type { AtDevice, StaffMember } from '#server/ports/staff.ts';
import { shopHours } from '../../reservation/shop-hours.ts';
import { demoPins } from '../../staff/demo-clerks.ts';
import type { CounterParts } from '../counter-parts.ts';
import { isoTime, isoTimeOrNull } from '../iso-time.ts';

/** Who stands at the device. Before anybody has signed in nothing of customers is told, but how many wait. */
export async function readDevice(parts: CounterParts, { device, session }: AtDevice): Promise<Device> {
  const { staff, counter, checkout, isDemo, now } = parts;
  const [members, waiting] = await Promise.all([staff.members(device.shops), counter.waiting(device.shops)]);
  const due = waiting.flatMap(({ shop, oldest }) => pickDue(shopHours(checkout, shop), oldest) ?? []);
  const shops = session === null ? device.shops : device.shops.filter((shop) => session.member.shops.includes(shop));
  return {
    name: device.name,
    shops: shops.map((shop) => counterShop(parts, shop)).sort(isDemo ? byWaiting(waiting) : byName),
    clerks: members.map((member) => clerkRecord(member, now())),
    session:
      session === null
        ? null
        : { clerk: clerkRecord(session.member, now()), endsAt: isoTime(session.lastTouch + sessionIdleMs) },
    newOrders: waiting.reduce((sum, { count }) => sum + count, 0),
    oldestDue: due.length === 0 ? null : isoTime(Math.min(...due)),
    now: isoTime(now()),
    demo: isDemo,
    demoPins: isDemo ? demoPins(members) : [],
  };
}

function byName(a: CounterShop, b: CounterShop): number {
  return Number(a.sends) - Number(b.sends) || a.name.localeCompare(b.name, 'nb');
}

/** A demo's device has every shop: where something waits comes first, so that whoever has just ordered finds it. */
function byWaiting(waiting: readonly { readonly shop: ShopId; readonly count: number }[]) {
  const count = ({ id }: CounterShop) => waiting.find(({ shop }) => shop === id)?.count ?? 0;
  return (a: CounterShop, b: CounterShop) => count(b) - count(a) || byName(a, b);
}

function counterShop({ published, now }: CounterParts, id: ShopId): CounterShop {
  const shop = published.current.shops.find((one) => one.id === id);
  const next = shop === undefined ? undefined : openIntervals(shopCalendar(shop), now()).next().value;
  const isOpen = next !== undefined && next.start <= now();
  const name = shop?.name ?? (id === webStockShop ? 'Nettlager' : String(id));
  return {
    id,
    name,
    fullName: shop?.fullName ?? name,
    openUntil: isOpen ? isoTime(next.end) : null,
    opensAt: next === undefined || isOpen ? null : isoTime(next.start),
    sends: id === webStockShop,
  };
}

function clerkRecord({ id, name, role, lockedUntil }: StaffMember, now: number): Clerk {
  const isLocked = lockedUntil !== null && lockedUntil > now;
  return { id, name, initials: initials(name), role, lockedUntil: isoTimeOrNull(isLocked ? lockedUntil : null) };
}
