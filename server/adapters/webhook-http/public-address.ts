import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks that are nobody's on the open internet: special use by IANA's registries, private, link-local, multicast. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is handed out to networks at all; and of that not what stands for an IPv4 address or is special. */
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether something may be sent there: an address of the open internet, or one that the operator has allowed. */
export function maySendTo(address: string, allowed: BlockList): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return maySendTo(mapped, allowed);
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (allowed.check(address, family)) return true;
  return (version === 4 || handedOut.check(address, family)) && !inside.check(address, family);
}
