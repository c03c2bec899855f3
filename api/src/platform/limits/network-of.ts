import { ipAddressOf } from '../network/ip-address.ts';

const GROUPS_OF_A_NETWORK = 4;

/** Whom an address belongs to. One household has a whole /64 of IPv6, so an address in it is not counted for itself. */
export function networkOf(address: string): string {
  const ip = ipAddressOf(address);
  if (!ip) return 'unknown';
  if (!('parts' in ip)) return ip.toString();
  return ip.parts
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => group.toString(16))
    .join(':');
}
