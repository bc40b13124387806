import { lookup } from 'node:dns';
import type { BlockList, LookupFunction } from 'node:net';
import { maySendTo } from './public-address.ts';

/** The name is looked up once, every address of it is judged, and the connection goes to those: no second look-up differs. */
export function guardedLookup(allowed: BlockList): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      if (addresses.some(({ address }) => !maySendTo(address, allowed)))
        return callback(new Error(`${hostname} is not an address to send to`), []);
      const [first] = addresses;
      if (options.all === true || first === undefined) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
