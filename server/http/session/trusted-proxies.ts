import { BlockList, isIP, isIPv4 } from 'node:net';

/** Whether the X-Forwarded-For entry of this address is believed; hop 0 is the peer of the connection. */
export type TrustedProxies = (address: string, hop: number) => boolean;

export const nobody: TrustedProxies = () => false;

const mostHops = 10;

/** TRUST_PROXY: how many proxies stand before the shop, or their addresses and networks; null when it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === '') return nobody;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= mostHops ? (_address, hop) => hop < hops : null;
  }
  const networks = new BlockList();
  for (const part of text.split(',').map((entry) => entry.trim())) if (!addNetwork(networks, part)) return null;
  return (address) => isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** False when it is no address and no network. */
export function addNetwork(networks: BlockList, text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) networks.addAddress(address, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128) && Number(bits) > 0)
    networks.addSubnet(address, Number(bits), family);
  else return false;
  return true;
}
