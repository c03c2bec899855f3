import { isIP, isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;
const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whom an address belongs to. One household has a whole /64 of IPv6, so an address in it is not counted for itself. */
export function networkOf(address: string): string {
  const inner = IPV4_IN_IPV6.exec(address)?.[1];
  if (inner) return inner;
  if (!isIPv6(address)) return isIP(address) ? address : 'unknown';
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const following = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - groups.length - following.length }, () => '0');
  const whole = [...groups, ...zeros, ...following].slice(0, GROUPS_OF_A_NETWORK);
  return whole.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
