import type { Device } from '#contract/counter/records.ts';
import type { Answer } from '../data/answer.ts';
import { call } from '../data/call.ts';
import { forgetPicks } from '../offline/pick-store.ts';
import { setShopClock } from './clock.ts';
import { device, phase, settleShop, wipePersonalData } from './session.ts';

/** Takes what the shop says of this device: who stands here, or nobody, or that it is not paired at all. */
export async function askDevice(): Promise<void> {
  takeDevice(await call('device'));
}

export async function pair(code: string): Promise<Answer<Device>> {
  const answer = await call('pair', { body: { code } });
  if (answer.kind === 'done') await askDevice();
  return answer;
}

export async function signIn(clerkId: number, pin: string): Promise<Answer<Device>> {
  const answer = await call('signIn', { body: { clerk: clerkId, pin } });
  if (answer.kind === 'done') await askDevice();
  return answer;
}

/** Locks at once, whether or not the shop hears of it now. */
export async function lock(): Promise<void> {
  lockHere();
  await call('lock');
  await askDevice();
}

/** What is on the screen goes; the work stays. */
export function lockHere(): void {
  const current = device.get();
  if (current !== null) device.set({ ...current, session: null });
  wipePersonalData();
  phase.set('locked');
}

/** An unpaired device keeps nothing. */
async function leaveShop(): Promise<void> {
  device.set(null);
  wipePersonalData();
  phase.set('unpaired');
  await forgetPicks();
}

/** After a 401: which of the two is it, the clerk or the device? */
export async function standsNoMore(): Promise<void> {
  if (phase.get() === 'open') lockHere();
  await askDevice();
}

function takeDevice(answer: Answer<Device | null>): void {
  if (answer.kind === 'no-connection') {
    if (phase.get() === 'starting') phase.set('unreachable');
    return;
  }
  if (answer.kind === 'refused') {
    if (answer.status === 403 || answer.status === 404) void leaveShop();
    else if (phase.get() === 'starting') phase.set('unreachable');
    return;
  }
  if (answer.value === null) return void leaveShop();
  setShopClock(answer.value.now);
  device.set(answer.value);
  const next = answer.value.session === null ? 'locked' : 'open';
  if (next === 'open') settleShop();
  if (next === 'locked' && phase.get() === 'open') wipePersonalData();
  phase.set(next);
}
