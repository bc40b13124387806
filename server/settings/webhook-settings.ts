import { BlockList } from 'node:net';
import { addNetwork } from '../http/session/trusted-proxies.ts';
import { ConfigError } from './setting-values.ts';

export const webhookSettingsTable = {
  WEBHOOK_ALLOW: {
    fallback: '',
    says: 'Networks inside that webhooks may be sent to and pictures of other systems fetched from, as 10.20.0.0/16, with commas between; empty is none: only addresses of the open internet, by https',
  },
} as const;

/** Where webhooks may go beside the open internet. */
export function webhookNetworks(text: string): BlockList {
  const networks = new BlockList();
  for (const part of text.split(',').map((entry) => entry.trim())) {
    if (part !== '' && !addNetwork(networks, part))
      throw new ConfigError(`WEBHOOK_ALLOW is '${text}', but must be networks such as 10.20.0.0/16.`);
  }
  return networks;
}
