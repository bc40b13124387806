import { channelsOf } from './contrast.ts';

/** So much of the other colour in the first, 0 to 1. */
export function mix(one: string, other: string, part: number): string {
  const from = channelsOf(one);
  const to = channelsOf(other);
  const mixed = from.map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
