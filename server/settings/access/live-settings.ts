import type { StreamLimits } from '../../http/live/shopper-hub.ts';
import { wholeNumber } from '../setting-values.ts';

export const liveSettingsTable = {
  LIVE_STREAMS: {
    fallback: '1000',
    says: 'Streams by which open pages of shoppers follow their orders and the stock, in one process; 0 opens none',
  },
} as const;

export function streamLimits(value: (name: keyof typeof liveSettingsTable) => string): StreamLimits {
  return {
    perProcess: wholeNumber('LIVE_STREAMS', value('LIVE_STREAMS'), 0, 100_000),
    perVisitor: 8,
    perAddress: 100,
  };
}
