/**
 * Every call of the counter, below /disk/api/v1. `who` says what must stand behind the device's cookie: nothing, a paired
 * device, a clerk signed in at it, or a manager. `acts` calls change something: they carry an Idempotency-Key, and those
 * on an order the status and version they expect.
 */
export interface CounterEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: 'anyone' | 'device' | 'clerk' | 'manager';
  readonly acts: boolean;
}

const read = (path: string, who: CounterEndpoint['who'] = 'clerk'): CounterEndpoint => ({
  method: 'GET',
  path,
  who,
  acts: false,
});
const act = (path: string, who: CounterEndpoint['who'] = 'clerk'): CounterEndpoint => ({
  method: 'POST',
  path,
  who,
  acts: true,
});

const shop = '/shops/:shop';
const order = `${shop}/orders/:id`;

export const counterEndpoints = {
  /** Gives the cookie; the same answer for a wrong, old or used code. */
  pair: { ...act('/pair', 'anyone'), acts: false },
  unpair: { method: 'DELETE', path: '/pair', who: 'device', acts: false },
  /** What a page asks first: nothing (204) where no device is paired. */
  device: read('/device', 'anyone'),
  signIn: { ...act('/session', 'device'), acts: false },
  lock: { method: 'DELETE', path: '/session', who: 'device', acts: false },
  /** A manager opens a clerk whose PIN was wrong too often. */
  openClerk: act('/clerks/:clerk/open', 'manager'),

  queue: read(`${shop}/queue`),
  find: read(`${shop}/find`),
  putBackList: read(`${shop}/put-back`),
  figures: read(`${shop}/figures`),
  stock: read(`${shop}/stock/:ean`),
  count: act(`${shop}/stock/:ean/count`),

  order: read(order),
  begin: act(`${order}/begin`),
  /** Absolute counts: sent again they change nothing. */
  pick: { ...act(`${order}/picks`), method: 'PUT' },
  reportMissing: act(`${order}/missing`),
  ready: act(`${order}/ready`),
  handOut: act(`${order}/hand-out`),
  send: act(`${order}/send`),
  cancel: act(`${order}/cancel`),
  holdLonger: act(`${order}/hold-longer`),
  movePlace: act(`${order}/place`),
  tellAgain: act(`${order}/tell-again`),
  showPhone: act(`${order}/phone`),
  putBack: act(`${order}/put-back`),
  returnable: read(`${order}/return`),
  takeBack: act(`${order}/return`),
  refund: act(`${order}/refund`, 'manager'),
} as const satisfies Record<string, CounterEndpoint>;

export type CounterCall = keyof typeof counterEndpoints;
