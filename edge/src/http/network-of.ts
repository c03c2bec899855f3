import ipaddr from 'ipaddr.js';

const GROUPS_OF_A_NETWORK = 4;

/** Whom an address belongs to. One household has a whole /64 of IPv6, so an address in it is not counted for itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return parsed.parts.slice(0, GROUPS_OF_A_NETWORK).join(':');
  return parsed.toString();
}
